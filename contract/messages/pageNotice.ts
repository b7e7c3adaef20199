import type { Language } from '../core/languages.ts';

/** What a page says by itself while none of its scripts runs. */
export interface PageNotice {
  title: string;
  /** It has waited for its scripts in vain. */
  text: string;
  reload: string;
  /** The browser runs no scripts at all. */
  noScript: string;
}

export const pageNotices: Record<Language, PageNotice> = {
  en: {
    title: 'This page could not be loaded',
    text: 'Check your connection and reload the page.',
    reload: 'Reload the page',
    noScript: 'JavaScript is turned off in your browser. Turn it on and reload the page.',
  },
  de: {
    title: 'Diese Seite konnte nicht geladen werden',
    text: 'Prüfen Sie Ihre Verbindung und laden Sie die Seite neu.',
    reload: 'Seite neu laden',
    noScript:
      'JavaScript ist in Ihrem Browser ausgeschaltet. Schalten Sie es ein und laden Sie die Seite neu.',
  },
  es: {
    title: 'No se ha podido cargar la página',
    text: 'Compruebe su conexión y vuelva a cargar la página.',
    reload: 'Volver a cargar la página',
    noScript: 'JavaScript está desactivado en su navegador. Actívelo y vuelva a cargar la página.',
  },
  fr: {
    title: 'Cette page n’a pas pu être chargée',
    text: 'Vérifiez votre connexion et rechargez la page.',
    reload: 'Recharger la page',
    noScript: 'JavaScript est désactivé dans votre navigateur. Activez-le et rechargez la page.',
  },
  it: {
    title: 'Impossibile caricare la pagina',
    text: 'Controlli la connessione e ricarichi la pagina.',
    reload: 'Ricarica la pagina',
    noScript: 'JavaScript è disattivato nel browser. Lo attivi e ricarichi la pagina.',
  },
  hu: {
    title: 'Az oldalt nem sikerült betölteni',
    text: 'Ellenőrizze a kapcsolatot, és töltse be újra az oldalt.',
    reload: 'Oldal újratöltése',
    noScript:
      'A JavaScript ki van kapcsolva a böngészőben. Kapcsolja be, és töltse be újra az oldalt.',
  },
  nl: {
    title: 'Deze pagina kon niet worden geladen',
    text: 'Controleer uw verbinding en laad de pagina opnieuw.',
    reload: 'Pagina opnieuw laden',
    noScript: 'JavaScript staat uit in uw browser. Zet het aan en laad de pagina opnieuw.',
  },
  pt: {
    title: 'Não foi possível carregar a página',
    text: 'Verifique a sua ligação e recarregue a página.',
    reload: 'Recarregar a página',
    noScript: 'O JavaScript está desativado no seu navegador. Ative-o e recarregue a página.',
  },
  fi: {
    title: 'Sivua ei voitu ladata',
    text: 'Tarkista yhteys ja lataa sivu uudelleen.',
    reload: 'Lataa sivu uudelleen',
    noScript: 'JavaScript on pois käytöstä selaimessasi. Ota se käyttöön ja lataa sivu uudelleen.',
  },
  sv: {
    title: 'Sidan kunde inte läsas in',
    text: 'Kontrollera din anslutning och läs in sidan igen.',
    reload: 'Läs in sidan igen',
    noScript: 'JavaScript är avstängt i din webbläsare. Slå på det och läs in sidan igen.',
  },
};

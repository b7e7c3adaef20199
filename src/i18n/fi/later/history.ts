import type { history as english } from '../../en/later/history.ts';
import type { Messages } from '../../messages.ts';

export const history: Messages<typeof english> = {
  title: 'Muutoshistoria',
  empty: 'Mitään ei ole vielä kirjattu.',
  failed: 'Muutoshistoriaa ei voitu ladata.',
  more: 'Näytä aiemmat muutokset',
  server: 'Automaattinen',
  from: 'Ennen:',
  to: 'Jälkeen:',
  /** Shown instead of a value. */
  nothing: 'tyhjä',
  notKept: 'arvoja ei säilytetty',
  changed: 'muutettu',
  set: 'määritetty',
  actions: {
    create: 'Lisätty',
    update: 'Muutettu',
    delete: 'Poistettu',
    restore: 'Palautettu',
    invite: 'Kutsuttu',
    'request-email-change': 'Sähköpostin muutosta pyydetty',
    'confirm-email-change': 'Uusi sähköposti vahvistettu',
    'stop-email-change': 'Sähköpostin muutos estetty',
    'erase-history': 'Henkilötiedot poistettu historiasta',
    'new-secret': 'Uusi salaisuus luotu',
    other: 'Muutettu',
  },
  erase: 'Poista henkilötiedot…',
  eraseTitle: 'Poistetaanko henkilötiedot?',
  eraseText:
    'Aiemmat nimet, osoitteet ja numerot poistetaan tästä historiasta lopullisesti. Tieto siitä, kuka muutti mitä kenttää ja milloin, säilyy.',
  eraseConfirm: 'Poista',
  eraseFailed: 'Mitään ei poistettu. Yritä uudelleen.',
  erased: 'Henkilötiedot poistettiin historiasta',
};

import type { LandingTexts } from '../landing.ts';

export const landing: LandingTexts = {
  product: '%{company} Business Solutions',
  welcome: 'Welkom bij %{company}',
  intro:
    'Boek taxi’s voor uw mensen en gasten en houd alle ritten, regels en ritbonnen op één plek.',
  signIn: 'Aanmelden',
  signingIn: 'Aanmelden wordt geopend…',
  signInFailed:
    'De aanmeldpagina is niet bereikbaar. Controleer uw verbinding en probeer het opnieuw.',
  signInBrokenTitle: 'Het aanmelden is niet gelukt',
  signInBroken:
    'Het aanmelden kon niet worden voltooid. Misschien duurde het te lang of is het in een ander tabblad begonnen. Meld u opnieuw aan.',
  signInDenied:
    'De aanmeldpagina liet u niet binnen: het aanmelden is daar geannuleerd of uw account daar mag deze console niet gebruiken. Meld u opnieuw aan of vraag uw beheerder.',
  refusedTitle: 'U kunt op dit moment niet worden aangemeld',
  refused:
    'De aanmeldpagina kent u, maar de server accepteert de aanmelding niet. Probeer het over enkele minuten opnieuw. Blijft het gebeuren, meld u dan af en weer aan en meld het bij support.',
  sessionEnded: 'Uw sessie is verlopen. Meld u opnieuw aan om door te gaan.',
  language: 'Taal',
  continueTo: 'Meld u aan om door te gaan naar de pagina die u opende.',
  terms: 'Algemene voorwaarden',
  privacy: 'Privacybeleid',
  starting: 'Uw console wordt geopend…',
  startFailedTitle: 'De console kon niet worden geopend',
  startFailed:
    'Uw profiel kon niet worden geladen. Controleer uw verbinding en probeer het opnieuw.',
  startRefused:
    'Uw profiel kon niet worden geladen: de server gaf een onverwacht antwoord (status %{status}). Probeer het zo nog eens.',
  partMissing:
    'Een deel ervan kon niet worden geladen. Controleer uw verbinding en laad de pagina opnieuw.',
  reload: 'Pagina opnieuw laden',
  noAccessTitle: 'Geen toegang tot %{company}',
  noAccess:
    'U bent aangemeld, maar hebt hier geen rol. Vraag uw beheerder om toegang of meld u aan als iemand anders.',
  retry: 'Opnieuw proberen',
  signOut: 'Afmelden',
  reference: 'Referentie: %{requestId}',
};

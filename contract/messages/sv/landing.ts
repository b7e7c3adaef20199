import type { LandingTexts } from '../landing.ts';

export const landing: LandingTexts = {
  product: '%{company} Business Solutions',
  welcome: 'Välkommen till %{company}',
  intro:
    'Boka taxi åt dina medarbetare och gäster och samla alla resor, regler och kvitton på ett ställe.',
  signIn: 'Logga in',
  signingIn: 'Inloggningen öppnas…',
  signInFailed: 'Inloggningssidan kunde inte nås. Kontrollera din anslutning och försök igen.',
  signInBrokenTitle: 'Inloggningen fungerade inte',
  signInBroken:
    'Inloggningen kunde inte slutföras. Den kan ha tagit för lång tid eller ha startats i en annan flik. Logga in igen.',
  signInDenied:
    'Inloggningssidan släppte inte in dig: inloggningen avbröts där, eller så får ditt konto där inte använda den här konsolen. Logga in igen eller fråga din administratör.',
  refusedTitle: 'Du kan inte loggas in just nu',
  refused:
    'Inloggningssidan känner till dig, men servern godtar inte inloggningen. Försök igen om några minuter. Om det fortsätter, logga ut, logga in igen och säg till supporten.',
  sessionEnded: 'Din session har avslutats. Logga in igen för att fortsätta.',
  language: 'Språk',
  continueTo: 'Logga in för att fortsätta till sidan som du öppnade.',
  terms: 'Allmänna villkor',
  privacy: 'Integritetspolicy',
  starting: 'Din konsol öppnas…',
  startFailedTitle: 'Konsolen kunde inte öppnas',
  startFailed: 'Din profil kunde inte läsas in. Kontrollera din anslutning och försök igen.',
  startRefused:
    'Din profil kunde inte läsas in: servern gav ett oväntat svar (status %{status}). Försök igen om en stund.',
  partMissing:
    'En del av den kunde inte läsas in. Kontrollera din anslutning och läs in sidan på nytt.',
  reload: 'Läs in sidan på nytt',
  noAccessTitle: 'Ingen åtkomst till %{company}',
  noAccess:
    'Du är inloggad men har ingen roll här. Be din administratör om åtkomst eller logga in som någon annan.',
  retry: 'Försök igen',
  signOut: 'Logga ut',
  reference: 'Referens: %{requestId}',
};

import type { profile as english } from '../../en/later/profile.ts';
import type { Messages } from '../../messages.ts';

export const profile: Messages<typeof english> = {
  person: 'Om dig',
  languageHint: 'För mejl och, om språket finns där, för konsolen.',
  copies: 'Kopior av gästbokningar',
  copiesText: 'Du får en kopia av mejlen om resor som bokas för gäster hos de här kontona.',
  noCopies: 'Du får inga kopior.',
  addCopies: 'Lägg till ett konto',
  removeCopies: 'Inga fler kopior av %{name}',
  saved: 'Din profil har sparats',
  savedNotShown:
    'Din profil har sparats men kunde inte läsas in på nytt. Läs in sidan igen för att se den.',
  failedToLoad: 'Din profil kunde inte läsas in.',
  password: 'Lösenord',
  passwordText:
    'En länk för att välja ett nytt lösenord skickas till %{email}. Den avslutar alla dina sessioner.',
  passwordElsewhere: 'Ditt lösenord finns hos %{provider}. Ändra det där.',
  passwordSend: 'Skicka länk',
  passwordSent: 'Länken är på väg till %{email}',
  passwordFailed: 'Länken skickades inte. Försök igen.',
  sessions: 'Sessioner',
  sessionsText:
    'Där du är inloggad. Avsluta det som du inte känner igen och välj sedan ett nytt lösenord.',
  sessionsElsewhere: 'Dina sessioner finns hos %{provider}.',
  sessionsFailed: 'Dina sessioner kunde inte läsas in.',
  device: '%{browser} på %{system}',
  unknownDevice: 'Okänd enhet',
  signedIn: 'Inloggad %{when}',
  lastUsed: 'senast använd %{when}',
  thisOne: 'Den här sessionen',
  end: 'Avsluta',
  endOf: 'Avsluta sessionen: %{device}, inloggad %{when}',
  ended: 'Sessionen har avslutats',
  endFailed: 'Sessionen avslutades inte. Försök igen.',
  signOut: 'Logga ut',
  close: 'Stäng',
};

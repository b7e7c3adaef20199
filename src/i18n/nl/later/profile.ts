import type { profile as english } from '../../en/later/profile.ts';
import type { Messages } from '../../messages.ts';

export const profile: Messages<typeof english> = {
  person: 'Over u',
  languageHint: 'Voor e-mails en, indien beschikbaar, voor de console.',
  copies: 'Kopieën van gastboekingen',
  copiesText:
    'U krijgt een kopie van de e-mails over ritten die voor gasten van deze accounts worden geboekt.',
  noCopies: 'U krijgt geen kopieën.',
  addCopies: 'Account toevoegen',
  removeCopies: 'Geen kopieën meer van %{name}',
  saved: 'Uw profiel is opgeslagen',
  savedNotShown:
    'Uw profiel is opgeslagen, maar kon niet opnieuw worden geladen. Laad de pagina opnieuw om het te zien.',
  failedToLoad: 'Uw profiel kon niet worden geladen.',
  password: 'Wachtwoord',
  passwordText:
    'Er gaat een link naar %{email} om een nieuw wachtwoord in te stellen. Die beëindigt al uw sessies.',
  passwordElsewhere: 'Uw wachtwoord wordt bij %{provider} beheerd. Wijzig het daar.',
  passwordSend: 'Link sturen',
  passwordSent: 'De link is onderweg naar %{email}',
  passwordFailed: 'De link is niet verstuurd. Probeer het opnieuw.',
  sessions: 'Sessies',
  sessionsText:
    'Waar u bent aangemeld. Beëindig sessies die u niet herkent en stel dan een nieuw wachtwoord in.',
  sessionsElsewhere: 'Uw sessies worden bij %{provider} beheerd.',
  sessionsFailed: 'Uw sessies konden niet worden geladen.',
  device: '%{browser} op %{system}',
  unknownDevice: 'Onbekend apparaat',
  signedIn: 'Aangemeld %{when}',
  lastUsed: 'laatst gebruikt %{when}',
  thisOne: 'Deze sessie',
  end: 'Beëindigen',
  endOf: 'Sessie beëindigen: %{device}, aangemeld %{when}',
  ended: 'De sessie is beëindigd',
  endFailed: 'De sessie is niet beëindigd. Probeer het opnieuw.',
  signOut: 'Afmelden',
  close: 'Sluiten',
};

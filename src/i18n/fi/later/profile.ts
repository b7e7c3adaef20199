import type { profile as english } from '../../en/later/profile.ts';
import type { Messages } from '../../messages.ts';

export const profile: Messages<typeof english> = {
  person: 'Henkilötiedot',
  languageHint: 'Sähköposteihin ja, jos kieli on saatavilla, konsoliin.',
  copies: 'Kopiot vieraiden varauksista',
  copiesText: 'Saat kopion viesteistä, jotka koskevat näiden tilien vieraille varattuja matkoja.',
  noCopies: 'Et saa kopioita.',
  addCopies: 'Lisää tili',
  removeCopies: 'Ei enää kopioita: %{name}',
  saved: 'Profiilisi on tallennettu',
  savedNotShown:
    'Profiilisi on tallennettu, mutta sitä ei voitu ladata uudelleen. Lataa sivu uudelleen, niin näet sen.',
  failedToLoad: 'Profiiliasi ei voitu ladata.',
  password: 'Salasana',
  passwordText:
    'Osoitteeseen %{email} lähetetään linkki uuden salasanan asettamiseen. Se päättää kaikki istuntosi.',
  passwordElsewhere: 'Salasanaasi säilyttää %{provider}. Vaihda se siellä.',
  passwordSend: 'Lähetä linkki',
  passwordSent: 'Linkki on matkalla osoitteeseen %{email}',
  passwordFailed: 'Linkkiä ei lähetetty. Yritä uudelleen.',
  sessions: 'Istunnot',
  sessionsText: 'Missä olet kirjautuneena. Päätä istunto, jota et tunne, ja aseta uusi salasana.',
  sessionsElsewhere: 'Istuntojasi säilyttää %{provider}.',
  sessionsFailed: 'Istuntojasi ei voitu ladata.',
  device: '%{browser}, %{system}',
  unknownDevice: 'Tuntematon laite',
  signedIn: 'Kirjauduttu %{when}',
  lastUsed: 'käytetty viimeksi %{when}',
  thisOne: 'Tämä istunto',
  end: 'Päätä',
  endOf: 'Päätä istunto: %{device}, kirjauduttu %{when}',
  ended: 'Istunto on päätetty',
  endFailed: 'Istuntoa ei päätetty. Yritä uudelleen.',
  signOut: 'Kirjaudu ulos',
  close: 'Sulje',
};

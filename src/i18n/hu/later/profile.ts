import type { profile as english } from '../../en/later/profile.ts';
import type { Messages } from '../../messages.ts';

export const profile: Messages<typeof english> = {
  person: 'Az Ön adatai',
  languageHint: 'Az e-mailekhez, és ha elérhető, a felülethez.',
  copies: 'Másolat a vendégfoglalásokról',
  copiesText: 'Másolatot kap az e fiókok vendégeinek foglalt utazásokról szóló e-mailekről.',
  noCopies: 'Nem kap másolatot.',
  addCopies: 'Fiók hozzáadása',
  removeCopies: 'Nem kérek több másolatot: %{name}',
  saved: 'A profil mentve',
  savedNotShown: 'A profil mentve, de nem sikerült újra betölteni. Töltse be újra az oldalt.',
  failedToLoad: 'A profilját nem sikerült betölteni.',
  password: 'Jelszó',
  passwordText:
    'Új jelszó beállításához hivatkozást küldünk ide: %{email}. Az új jelszó minden munkamenetét befejezi.',
  passwordElsewhere: 'A jelszavát itt őrzik: %{provider}. Ott módosíthatja.',
  passwordSend: 'Hivatkozás küldése',
  passwordSent: 'A hivatkozás úton van ide: %{email}',
  passwordFailed: 'A hivatkozást nem sikerült elküldeni. Próbálja újra.',
  sessions: 'Munkamenetek',
  sessionsText:
    'Itt van bejelentkezve. Fejezze be azokat, amelyeket nem ismeri fel, majd állítson be új jelszót.',
  sessionsElsewhere: 'A munkameneteit itt kezelik: %{provider}.',
  sessionsFailed: 'A munkameneteket nem sikerült betölteni.',
  device: '%{browser}, %{system}',
  unknownDevice: 'Ismeretlen eszköz',
  signedIn: 'Bejelentkezés: %{when}',
  lastUsed: 'utoljára használva: %{when}',
  thisOne: 'Ez a munkamenet',
  end: 'Befejezés',
  endOf: 'Munkamenet befejezése: %{device}, bejelentkezés: %{when}',
  ended: 'A munkamenet befejeződött',
  endFailed: 'A munkamenet nem fejeződött be. Próbálja újra.',
  signOut: 'Kijelentkezés',
  close: 'Bezárás',
};

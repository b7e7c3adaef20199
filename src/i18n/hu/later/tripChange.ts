import type { tripChange as english } from '../../en/later/tripChange.ts';
import type { Messages } from '../../messages.ts';

export const tripChange: Messages<typeof english> = {
  title: 'Felvétel idejének módosítása',
  before: 'Foglalt',
  after: 'Új',
  fixed: 'Az utazás többi adata',
  fixedText: 'Csak az időpont módosítható. Minden máshoz mondja le, és foglaljon újra.',
  same: 'Válasszon másik időpontot',
  save: 'Mentés',
  saving: 'Mentés…',
  leave: 'Időpont megtartása',
  kept: 'Az utazás időpontja nem változik, amíg az újat vissza nem igazolják.',
  repeat: 'Próbálja újra: az időpont csak egyszer módosul.',
  done: 'A felvétel ideje módosítva',
  doneText: 'A taxi új érkezési ideje: %{time}. A taxitársaságot értesítjük.',
  other: 'Időközben módosult',
  otherText:
    'Másik lapon vagy más személy más időpontot választott. A taxi ekkor érkezik: %{time}.',
  trips: 'Vissza az utazásokhoz',
  again: 'Foglalás újra',
  notChangeable: 'Ez az utazás már nem módosítható',
  notChangeableText:
    'Állapota: „%{status}”. Csak az előre foglalt utazások felvételi ideje módosítható.',
  unknown: 'Az utazás nem található',
  unknownText: 'Lehet, hogy olyan fiókhoz tartozik, amelyet nem kezel, vagy hiányos a cím.',
  failed: 'Az utazást nem sikerült betölteni',
  failedText: 'Ellenőrizze a kapcsolatot, és próbálja újra. Amit beírt, megmarad.',
};

import type { passenger as english } from '../../en/later/passenger.ts';
import type { Messages } from '../../messages.ts';

export const passenger: Messages<typeof english> = {
  recent: 'Legutóbbi utasok',
  none: 'Ebben a fiókban nincs találat.',
  add: 'Vendég hozzáadása',
  addNamed: '„%{text}” hozzáadása vendégként',
  addHint: 'Nincs a listán? Foglaljon vendégnek',
  phone: 'Telefon',
  phoneLocked: 'Ez a nyilvántartott szám. A Személyek oldalon módosítható.',
  noPhone: 'A sofőr nem tudja felhívni, mert nincs telefonszáma: %{name}.',
  addPhone: 'Telefonszám megadása',
  guest: {
    title: 'Vendég hozzáadása',
    close: 'Választás a listából',
    givenName: 'Utónév',
    familyName: 'Vezetéknév',
    phoneNumber: 'Telefon',
    phoneHint: 'A sofőr ezt a számot hívja.',
    email: 'E-mail',
    keep: 'Mentés vendégként itt: %{account}',
    keptHint: 'Legközelebb név szerint megtalálja ezt a vendéget.',
    notKeptHint: 'A vendég csak erre az utazásra szól.',
  },
};

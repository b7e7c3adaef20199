import type { passenger as english } from '../../en/later/passenger.ts';
import type { Messages } from '../../messages.ts';

export const passenger: Messages<typeof english> = {
  recent: 'Senaste resenärer',
  none: 'Ingen på det här kontot passar in.',
  add: 'Lägg till gäst',
  addNamed: 'Lägg till ”%{text}” som gäst',
  addHint: 'Inte med i listan? Boka för en gäst',
  phone: 'Telefon',
  phoneLocked: 'Det här är det sparade numret. Du kan ändra det under Personer.',
  noPhone: 'Föraren kan inte ringa %{name}: det finns inget sparat telefonnummer.',
  addPhone: 'Ange ett telefonnummer',
  guest: {
    title: 'Lägg till gäst',
    close: 'Välj i listan i stället',
    givenName: 'Förnamn',
    familyName: 'Efternamn',
    phoneNumber: 'Telefon',
    phoneHint: 'Föraren ringer det här numret.',
    email: 'E-post',
    keep: 'Spara som gäst hos %{account}',
    keptHint: 'Nästa gång hittar du gästen på namnet.',
    notKeptHint: 'Gästen gäller bara för den här resan.',
  },
};

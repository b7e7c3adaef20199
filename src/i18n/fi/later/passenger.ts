import type { passenger as english } from '../../en/later/passenger.ts';
import type { Messages } from '../../messages.ts';

export const passenger: Messages<typeof english> = {
  recent: 'Viimeisimmät matkustajat',
  none: 'Kukaan tällä tilillä ei täsmää.',
  add: 'Lisää vieras',
  addNamed: 'Lisää ”%{text}” vieraaksi',
  addHint: 'Ei luettelossa? Varaa vieraalle',
  phone: 'Puhelin',
  phoneLocked: 'Tämä on tallennettu numero. Voit muuttaa sen kohdassa Henkilöt.',
  noPhone: 'Kuljettaja ei voi soittaa: %{name}. Puhelinnumeroa ei ole tallennettu.',
  addPhone: 'Kirjoita puhelinnumero',
  guest: {
    title: 'Lisää vieras',
    close: 'Valitse sittenkin luettelosta',
    givenName: 'Etunimi',
    familyName: 'Sukunimi',
    phoneNumber: 'Puhelin',
    phoneHint: 'Kuljettaja soittaa tähän numeroon.',
    email: 'Sähköposti',
    keep: 'Tallenna tilin %{account} vieraaksi',
    keptHint: 'Seuraavalla kerralla löydät vieraan nimellä.',
    notKeptHint: 'Vieras koskee vain tätä matkaa.',
  },
};

import type { passenger as english } from '../../en/later/passenger.ts';
import type { Messages } from '../../messages.ts';

export const passenger: Messages<typeof english> = {
  recent: 'Recente passagiers',
  none: 'Niemand in dit account komt overeen.',
  add: 'Gast toevoegen',
  addNamed: '‘%{text}’ als gast toevoegen',
  addHint: 'Niet in de lijst? Boek voor een gast',
  phone: 'Telefoon',
  phoneLocked: 'Dit is het bekende nummer. U kunt het wijzigen onder Personen.',
  noPhone: 'De chauffeur kan %{name} niet bellen: er is geen telefoonnummer bekend.',
  addPhone: 'Telefoonnummer invullen',
  guest: {
    title: 'Gast toevoegen',
    close: 'Toch uit de lijst kiezen',
    givenName: 'Voornaam',
    familyName: 'Achternaam',
    phoneNumber: 'Telefoon',
    phoneHint: 'De chauffeur belt dit nummer.',
    email: 'E-mail',
    keep: 'Opslaan als gast van %{account}',
    keptHint: 'De volgende keer vindt u deze gast op naam.',
    notKeptHint: 'De gast is alleen voor deze rit.',
  },
};

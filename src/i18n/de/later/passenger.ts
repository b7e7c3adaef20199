import type { passenger as english } from '../../en/later/passenger.ts';
import type { Messages } from '../../messages.ts';

export const passenger: Messages<typeof english> = {
  recent: 'Letzte Fahrgäste',
  none: 'Niemand in diesem Konto passt dazu.',
  add: 'Gast hinzufügen',
  addNamed: '„%{text}“ als Gast hinzufügen',
  addHint: 'Nicht in der Liste? Für einen Gast buchen',
  phone: 'Telefon',
  phoneLocked: 'Diese Nummer ist hinterlegt. Sie können sie unter „Personen“ ändern.',
  noPhone: 'Der Fahrer kann %{name} nicht anrufen: Es ist keine Telefonnummer hinterlegt.',
  addPhone: 'Telefonnummer eingeben',
  guest: {
    title: 'Gast hinzufügen',
    close: 'Stattdessen aus der Liste wählen',
    givenName: 'Vorname',
    familyName: 'Nachname',
    phoneNumber: 'Telefon',
    phoneHint: 'Der Fahrer ruft diese Nummer an.',
    email: 'E-Mail',
    keep: 'Als Gast von %{account} speichern',
    keptHint: 'Beim nächsten Mal finden Sie diesen Gast unter seinem Namen.',
    notKeptHint: 'Der Gast gilt nur für diese Fahrt.',
  },
};

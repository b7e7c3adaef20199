import type { preferences as english } from '../en/preferences.ts';
import type { Messages } from '../messages.ts';

export const preferences: Messages<typeof english> = {
  list: {
    failed: 'Ihre Wahl gilt jetzt, konnte aber nicht für das nächste Mal gespeichert werden.',
  },
  mails: {
    menu: 'E-Mails…',
    title: 'E-Mails zu Fahrten, die Sie buchen',
    text: 'Fahrgäste erhalten ihre eigenen E-Mails, was auch immer Sie hier wählen.',
    kinds: {
      confirmed: 'Die Fahrt ist bestätigt',
      pickupChanged: 'Die Abholzeit wurde geändert',
      cancelled: 'Die Fahrt ist storniert',
      driverAssigned: 'Ein Fahrer wurde zugeteilt',
      driverArrived: 'Das Taxi ist am Abholort',
      receipt: 'Die Quittung',
    },
    save: 'Speichern',
    saved: 'Ihre Wahl der E-Mails ist gespeichert',
    failed:
      'Ihre Wahl der E-Mails konnte nicht geladen oder gespeichert werden. Versuchen Sie es noch einmal.',
  },
};

import type { preferences as english } from '../en/preferences.ts';
import type { Messages } from '../messages.ts';

export const preferences: Messages<typeof english> = {
  list: {
    failed: 'Uw keuze geldt nu, maar kon niet voor de volgende keer worden bewaard.',
  },
  mails: {
    menu: 'E-mails…',
    title: 'E-mails over ritten die u boekt',
    text: 'Passagiers krijgen hun eigen e-mails, wat u hier ook kiest.',
    kinds: {
      confirmed: 'De rit is bevestigd',
      pickupChanged: 'De ophaaltijd is gewijzigd',
      cancelled: 'De rit is geannuleerd',
      driverAssigned: 'Er is een chauffeur gevonden',
      driverArrived: 'De taxi is op het ophaaladres',
      receipt: 'De ritbon',
    },
    save: 'Opslaan',
    saved: 'Uw keuze van e-mails is opgeslagen',
    failed: 'Uw keuze van e-mails kon niet worden geladen of opgeslagen. Probeer het opnieuw.',
  },
};

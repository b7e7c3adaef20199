import type { preferences as english } from '../en/preferences.ts';
import type { Messages } from '../messages.ts';

export const preferences: Messages<typeof english> = {
  list: { failed: 'Ditt val gäller nu men kunde inte sparas till nästa gång.' },
  mails: {
    menu: 'Mejl…',
    title: 'Mejl om resor som du bokar',
    text: 'Resenärer får egna mejl, vad du än väljer här.',
    kinds: {
      confirmed: 'Resan är bekräftad',
      pickupChanged: 'Upphämtningstiden har ändrats',
      cancelled: 'Resan är avbokad',
      driverAssigned: 'En förare har hittats',
      driverArrived: 'Taxin är framme för upphämtning',
      receipt: 'Kvittot',
    },
    save: 'Spara',
    saved: 'Ditt val av mejl har sparats',
    failed: 'Ditt val av mejl kunde inte läsas in eller sparas. Försök igen.',
  },
};

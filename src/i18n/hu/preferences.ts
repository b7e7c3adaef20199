import type { preferences as english } from '../en/preferences.ts';
import type { Messages } from '../messages.ts';

export const preferences: Messages<typeof english> = {
  list: { failed: 'A választása most érvényes, de legközelebbre nem sikerült megőrizni.' },
  mails: {
    menu: 'E-mailek…',
    title: 'E-mailek a foglalt utazásokról',
    text: 'Az utasok a saját e-mailjeiket kapják, bármit választ itt.',
    kinds: {
      confirmed: 'Az utazás visszaigazolva',
      pickupChanged: 'A felvétel ideje megváltozott',
      cancelled: 'Az utazás lemondva',
      driverAssigned: 'Sofőr kijelölve',
      driverArrived: 'A taxi a felvételi helyen van',
      receipt: 'A nyugta',
    },
    save: 'Mentés',
    saved: 'Az e-mailek beállítása mentve',
    failed: 'Az e-mailek beállítását nem sikerült betölteni vagy menteni. Próbálja újra.',
  },
};

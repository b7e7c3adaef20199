import type { preferences as english } from '../en/preferences.ts';
import type { Messages } from '../messages.ts';

export const preferences: Messages<typeof english> = {
  list: {
    failed: 'Valintasi on nyt voimassa, mutta sitä ei voitu tallentaa seuraavaa kertaa varten.',
  },
  mails: {
    menu: 'Sähköpostit…',
    title: 'Sähköpostit varaamistasi matkoista',
    text: 'Matkustajat saavat omat viestinsä, valitsitpa tässä mitä tahansa.',
    kinds: {
      confirmed: 'Matka on vahvistettu',
      pickupChanged: 'Noutoaika on muuttunut',
      cancelled: 'Matka on peruttu',
      driverAssigned: 'Kuljettaja on löytynyt',
      driverArrived: 'Taksi on noutopaikassa',
      receipt: 'Kuitti',
    },
    save: 'Tallenna',
    saved: 'Valintasi sähköposteista on tallennettu',
    failed: 'Valintaasi ei voitu ladata tai tallentaa. Yritä uudelleen.',
  },
};

/** A user's choices for lists and mails. */
export const preferences = {
  list: { failed: 'Your choice applies for now, but it could not be saved for the next time.' },
  mails: {
    menu: 'E-mails…',
    title: 'E-mails about trips you book',
    text: 'Passengers get their own e-mails, whatever you choose here.',
    kinds: {
      confirmed: 'The trip is confirmed',
      pickupChanged: 'The pickup time has changed',
      cancelled: 'The trip is cancelled',
      driverAssigned: 'A driver is found',
      driverArrived: 'The taxi is at the pickup',
      receipt: 'The receipt',
    },
    save: 'Save',
    saved: 'Your choice of e-mails is saved',
    failed: 'Your choice of e-mails could not be loaded or saved. Try again.',
  },
} as const;

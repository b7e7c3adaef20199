/** Changing the pickup time of a future trip. */
export const tripChange = {
  title: 'Change pickup time',
  before: 'Booked',
  after: 'New',
  fixed: 'The rest of the trip',
  fixedText: 'Only the time can be changed. To change anything else, cancel and book again.',
  same: 'Choose another time',
  save: 'Save',
  saving: 'Saving…',
  leave: 'Keep the time',
  kept: 'The trip keeps its time until the new one is confirmed.',
  repeat: 'Try again: the time is changed only once.',
  done: 'Pickup time changed',
  doneText: 'The taxi will now come on %{time}. The taxi company is being informed.',
  other: 'Changed in the meantime',
  otherText:
    'Another time was chosen in another tab or by somebody else. The taxi will come on %{time}.',
  trips: 'Back to trips',
  again: 'Book again',
  notChangeable: 'This trip can no longer be changed',
  notChangeableText:
    'Its status is “%{status}”. Only the pickup time of trips booked ahead can be changed.',
  unknown: 'Trip not found',
  unknownText: 'It may belong to an account that you do not manage, or the address is incomplete.',
  failed: 'The trip could not be loaded',
  failedText: 'Check your connection and try again. What you typed is kept.',
} as const;

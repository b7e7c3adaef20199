/** Keyboard shortcuts and the list of them. */
export const shortcuts = {
  title: 'Keyboard shortcuts',
  letters: 'Single keys are shortcuts',
  lettersHint: 'Switch this off if you dictate, or hit keys by accident.',
  sendHint: 'books at once',
  does: {
    book: 'Book a trip',
    send: 'Send the booking from any step',
    nextTrip: 'Next trip in the list',
    previousTrip: 'Previous trip in the list',
    openTrip: 'Open or close the trip',
    reuse: 'Book the chosen trip again',
    search: 'Search the list',
    help: 'Show this list',
  },
} as const;

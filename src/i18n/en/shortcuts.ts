/** Keyboard shortcuts and the list of them. */
export const shortcuts = {
  title: 'Keyboard shortcuts',
  letters: 'Use single keys as shortcuts',
  lettersHint: 'Turn this off if you use dictation, or press keys by accident.',
  showHint: 'shows what is booked, then books',
  bookHint: 'books',
  does: {
    book: 'Book trip',
    send: 'Show what is booked; pressed again, book it',
    draft: 'Unfinished booking: continue, start over',
    nextTrip: 'Next trip in the list',
    previousTrip: 'Previous trip in the list',
    openTrip: 'Open or close the trip',
    reuse: 'Book the selected trip again',
    search: 'Search the list',
    undo: 'Undo what was just deleted',
    help: 'Show this list',
  },
} as const;

/** Keyboard shortcuts and the list of them. */
export const shortcuts = {
  title: 'Keyboard shortcuts',
  modKey: 'Ctrl',
  letters: 'Use single keys as shortcuts',
  lettersHint: 'Turn this off if you use dictation, or press keys by accident.',
  showHint: 'shows what is booked, then books',
  bookHint: 'books',
  does: {
    palette: 'Go to a page, or search everything',
    book: 'Book trip',
    send: 'Show what is booked; pressed again, book it',
    draft: 'Unfinished booking: continue, start over',
    nextRow: 'Next row of the list',
    previousRow: 'Previous row of the list',
    openRow: 'Open the row',
    selectRow: 'Select the row',
    editRow: 'Edit the row in place',
    reuse: 'Book the selected trip again',
    search: 'Search the list',
    undo: 'Undo what was just deleted',
    help: 'Show this list',
  },
} as const;

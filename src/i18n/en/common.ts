/** Words that every page uses. */
export const common = {
  cancel: 'Cancel',
  clear: 'Clear',
  close: 'Close',
  retry: 'Try again',
  noResults: 'No results found',
  loading: 'Loading…',
  more: 'More actions',
  moveUp: 'Move up',
  moveDown: 'Move down',
  openChoices: 'Show choices',
  /** Beside the button of a form, after a press. */
  problems: 'One thing is missing or wrong |||| %{smart_count} things are missing or wrong',
  unchanged: 'Nothing has been changed yet',
  /** A name with its value, such as a filter and what it is set to. */
  labelled: '%{label}: %{value}',
  /** A failed call: the heading if the server sent none, the status, and when to try again, such as "in 12 seconds". */
  failure: {
    title: 'Oops something went wrong',
    status: 'Error %{status}',
    wait: 'Try again %{when}.',
  },
} as const;

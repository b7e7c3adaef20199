/** Words that every page uses. */
export const common = {
  add: 'Add',
  cancel: 'Cancel',
  clear: 'Clear',
  close: 'Close',
  retry: 'Try again',
  search: 'Search',
  noResults: 'No results found',
  noData: 'No data available',
  loading: 'Loading…',
  more: 'More actions',
  openChoices: 'Show choices',
} as const;

/** The command palette, which opens pages and finds people, trips and accounts. */
export const palette = {
  title: 'Quick access and search',
  button: 'Search',
  placeholder: 'Go to a page, find a person, trip or account',
  recent: 'Recent',
  pages: 'Go to',
  switchAccount: 'Switch account',
  bookFor: 'Book for',
  current: 'current',
  searching: 'Searching people, trips and accounts…',
  found: '%{smart_count} result |||| %{smart_count} results',
  failed: 'The search has failed. Try again',
  hint: 'Type at least %{min} letters to find people, trips and accounts.',
} as const;

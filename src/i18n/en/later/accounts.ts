/** Accounts and the taxi companies that bill them. */
export const accounts = {
  linked: 'Taxi company %{number}',
  addFleet: 'Add taxi company',
  removeLinked: 'Delete taxi company %{number}',
  removeTitle: 'Delete the account at %{fleet}?',
  removeText:
    'Once you save, %{fleet} can no longer bill this account for trips. Past trips stay as they are.',
  fleetMissing: 'Link at least one taxi company, so that trips can be billed to the account.',
  notAllValid: 'Every taxi company needs a valid account number',
  validity: {
    validating: 'Asking the taxi company for this number',
    valid: 'The taxi company knows this number',
    invalid: 'Dispatch account not valid',
    unanswered: 'The taxi company’s dispatch system does not answer. Try again in a moment.',
  },
  import: {
    title: 'Import accounts',
    columns:
      'The first line has the headings and is skipped. Every other line is one account, with these columns in this order: account name, e-mail of its admin, dispatch account number, language (en if empty).',
    looksLikeData:
      'The first line looks like an account and not like headings, so it is imported too.',
    onlyHeading: 'There is nothing below the heading. Choose another file.',
    chosen: '%{file}: %{smart_count} account |||| %{file}: %{smart_count} accounts',
    start: 'Import |||| Import (%{smart_count})',
    stop: 'Stop',
    stayHere: 'Keep this page open. Lines that are imported stay imported when you stop.',
    noAnswer: 'There was no answer. Try this line again: it is not imported twice.',
    counts: {
      accounts: '%{smart_count} account imported |||| %{smart_count} accounts imported',
      passengers: '%{smart_count} passenger imported |||| %{smart_count} passengers imported',
      users: '%{smart_count} user imported |||| %{smart_count} users imported',
      existing: '%{smart_count} line existed already |||| %{smart_count} lines existed already',
      failed: '%{smart_count} line failed |||| %{smart_count} lines failed',
      open: '%{smart_count} line not imported yet |||| %{smart_count} lines not imported yet',
    },
    retry: 'Try the others again',
    results: 'Show results',
    resultsTitle: 'Results of the import',
    summary: 'Summary',
    line: 'Line %{line}',
    notSent: 'Not imported yet',
    states: { success: 'Success', existing: 'Existing', failed: 'Error' },
    isNew: 'added',
    wasThere: 'was there already',
    parts: {
      businessAccount: 'Account',
      businessDispatchAccount: 'Dispatch account',
      passenger: 'User',
      businessPassenger: 'Passenger',
    },
  },
} as const;

/** Users: who signs in, and for which accounts. */
export const users = {
  accounts: 'Accounts',
  addAccount: 'Add an account',
  removeAccount: 'Take %{name} away',
  accountMissing: 'Choose at least one account',
  alreadyAdded: 'User is already added to selected corporation',
  moreAccounts: '%{smart_count} more |||| %{smart_count} more',
  noAccount: 'no account',
  ofOthers:
    'This person also administers accounts that you do not, so a fleet manager looks after their details. You can take your own accounts away from them.',
  wasThere:
    '%{email} already signs in as %{name}, who has the account now. Nothing else was changed.',
  insist: 'Do it anyway',
} as const;

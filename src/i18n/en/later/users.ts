/** Users: who signs in, and for which accounts. */
export const users = {
  tabs: { users: 'Users', groups: 'Groups' },
  add: 'Add user',
  edit: 'Edit user',
  created: 'User was created successfully',
  createFailed: 'Error creating user',
  updated: 'User was updated successfully',
  updateFailed: 'Error updating user',
  createPassenger: 'Create a passenger account, so that trips can be booked for them',
  passengerFailed: 'Error creating business passenger',
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
    '%{email} already signs in as %{name}, who now has access to the account. Nothing else was changed.',
  insist: 'Do it anyway',
  invite: {
    first: 'Send sign-in e-mail to %{name}',
    again: 'Send sign-in e-mail to %{name} again',
    tip: 'Send an e-mail to set a password',
    tipAgain: 'Send the e-mail again (last sent %{when})',
    title: 'Send a sign-in e-mail?',
    titleAgain: 'Send the sign-in e-mail again?',
    text: '%{name} gets an e-mail at %{email} with a link to set a password, which works once. Until then everything stays as it is.',
    textAgain: 'It was last sent on %{when}.',
    textElsewhere:
      '%{name} gets an e-mail at %{email} that says where to sign in. Passwords are kept at %{provider}.',
    confirm: 'Send',
    done: 'The sign-in e-mail to %{name} is on its way',
    failed: 'The e-mail was not sent. Try again.',
  },
} as const;

/** The passenger step: people of the account, recent ones, and guests typed in. */
export const passenger = {
  recent: 'Recent passengers',
  none: 'Nobody of this account matches.',
  add: 'Add guest',
  addNamed: 'Add “%{text}” as a guest',
  addHint: 'Not on the list? Book for a guest',
  phone: 'Phone',
  phoneLocked: 'As kept with the account; it is changed under People.',
  noPhone: 'The driver cannot call %{name}: no phone number is kept.',
  addPhone: 'Enter a phone number',
  guest: {
    title: 'New guest',
    close: 'Choose from the list instead',
    givenName: 'First name',
    familyName: 'Last name',
    phoneNumber: 'Phone',
    phoneHint: 'The driver calls this number.',
    email: 'E-mail',
    keep: 'Keep among the guests of %{account}',
    keptHint: 'Next time this guest is found by name.',
    notKeptHint: 'The guest is used for this trip only.',
  },
} as const;

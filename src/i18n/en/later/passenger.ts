/** The passenger step: people of the account, recent passengers, and guests who are typed in. */
export const passenger = {
  recent: 'Recent passengers',
  none: 'Nobody in this account matches.',
  add: 'Add guest',
  addNamed: 'Add “%{text}” as a guest',
  addHint: 'Not on the list? Book for a guest',
  phone: 'Phone',
  phoneLocked: 'This is the number on file. You can change it under People.',
  noPhone: 'The driver cannot call %{name}: there is no phone number on file.',
  addPhone: 'Enter a phone number',
  guest: {
    title: 'Add guest',
    close: 'Choose from the list instead',
    givenName: 'First name',
    familyName: 'Last name',
    phoneNumber: 'Phone',
    phoneHint: 'The driver calls this number.',
    email: 'E-mail',
    keep: 'Save as a guest of %{account}',
    keptHint: 'Next time you will find this guest by name.',
    notKeptHint: 'The guest is for this trip only.',
  },
} as const;

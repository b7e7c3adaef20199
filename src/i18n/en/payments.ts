export const payments = {
  challenge: {
    title: 'Confirm with your bank',
    payment: 'Your bank wants to know that it is you. %{amount} is held until the trip is over.',
    setup: 'Your bank wants to know that it is you, before the card is saved.',
    standIn: 'This is a test page that plays the bank. No card is charged.',
    complete: 'Complete',
    fail: 'Fail',
    close: 'Leave without answering',
  },
  card: {
    add: 'Add a card',
    name: 'Name on the card',
    details: 'Card details',
    number: 'Card number',
    expiry: 'MM / YY',
    cvc: 'Security code',
    postalCode: 'Postal code',
    save: 'Save card',
    incomplete: 'Fill in the card number, its expiry date and the security code.',
    failed: 'The card could not be saved. Check it and try again.',
    standIn: 'Test mode: use a test card such as 4242 4242 4242 4242, never a real one.',
  },
} as const;

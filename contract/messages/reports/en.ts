/** Headings and words of downloaded reports. */
export interface ReportTexts {
  trip: Record<
    | 'dispatchId'
    | 'reference'
    | 'status'
    | 'created'
    | 'pickup'
    | 'zone'
    | 'passenger'
    | 'passengerType'
    | 'email'
    | 'phone'
    | 'bookedBy'
    | 'account'
    | 'from'
    | 'stops'
    | 'to'
    | 'distance'
    | 'company'
    | 'vehicle'
    | 'vehicles'
    | 'registration'
    | 'flight'
    | 'notes'
    | 'payment'
    | 'card'
    | 'fare'
    | 'serviceCharge'
    | 'waiting'
    | 'tolls'
    | 'extras'
    | 'tip'
    | 'discount'
    | 'noShowFee'
    | 'cancellationFee'
    | 'total'
    | 'currency'
    | 'isEstimate',
    string
  >;
  admin: Record<
    'id' | 'givenName' | 'familyName' | 'email' | 'phone' | 'role' | 'status' | 'created',
    string
  >;
  recipient: Record<
    | 'id'
    | 'givenName'
    | 'familyName'
    | 'email'
    | 'phoneNumber'
    | 'userType'
    | 'businessAccountId'
    | 'businessAccountName'
    | 'createdAt',
    string
  >;
  words: Record<
    | 'businessAccount'
    | 'cash'
    | 'creditCard'
    | 'employee'
    | 'guest'
    | 'active'
    | 'inactive'
    | 'corporationAdmin'
    | 'yes'
    | 'no',
    string
  >;
  /** Told to whoever waits for a file that was made in the background. */
  mail: Record<'subject' | 'heading' | 'text' | 'file' | 'rows' | 'button' | 'footer', string>;
}

export const en: ReportTexts = {
  trip: {
    dispatchId: 'Trip ID',
    reference: 'Booking reference',
    status: 'Status',
    created: 'Created',
    pickup: 'Pickup time',
    zone: 'Time zone',
    passenger: 'Passenger',
    passengerType: 'Kind of passenger',
    email: 'E-mail',
    phone: 'Phone',
    bookedBy: 'Booked by',
    account: 'Account',
    from: 'From',
    stops: 'Stops',
    to: 'To',
    distance: 'Distance (%{unit})',
    company: 'Company',
    vehicle: 'Vehicle class',
    vehicles: 'Vehicles',
    registration: 'Registration',
    flight: 'Flight',
    notes: 'Notes',
    payment: 'Payment',
    card: 'Card',
    fare: 'Fare',
    serviceCharge: 'Service charge',
    waiting: 'Waiting',
    tolls: 'Tolls',
    extras: 'Extras',
    tip: 'Tip',
    discount: 'Discount',
    noShowFee: 'No-show fee',
    cancellationFee: 'Late cancellation fee',
    total: 'Total',
    currency: 'Currency',
    isEstimate: 'Total is an estimate',
  },
  admin: {
    id: 'ID',
    givenName: 'First name',
    familyName: 'Last name',
    email: 'E-mail',
    phone: 'Phone',
    role: 'Role',
    status: 'Status',
    created: 'Created',
  },
  recipient: {
    id: 'ID',
    givenName: 'First name',
    familyName: 'Last name',
    email: 'E-mail',
    phoneNumber: 'Phone',
    userType: 'User type',
    businessAccountId: 'Account ID',
    businessAccountName: 'Account',
    createdAt: 'Created',
  },
  words: {
    businessAccount: 'Business account',
    cash: 'Cash',
    creditCard: 'Credit card',
    employee: 'Employee',
    guest: 'Guest',
    active: 'Active',
    inactive: 'Inactive',
    corporationAdmin: 'Corporation admin',
    yes: 'Yes',
    no: 'No',
  },
  mail: {
    subject: '%{name} is ready',
    heading: 'Your download is ready',
    text: 'You may be asked to sign in first. The file is kept for a day.',
    file: 'File',
    rows: 'Trips',
    button: 'Download the file',
    footer: 'You get this mail because you asked for this file.',
  },
};

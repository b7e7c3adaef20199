import { LANGUAGE_NAMES } from '../../../contract/core/languages.ts';
import type { resources as declared } from '../../../contract/resources/index.ts';
import { views } from './views.ts';

type Declared = (typeof declared)[number];
/** Every declared resource has a name (one |||| many) and a label for each of its fields. */
type ResourceTexts = {
  [R in Declared as R['name']]: {
    name: string;
    fields: { [F in keyof R['fields']]: string };
    /** Heading of its page, where the name alone will not do. */
    title?: string;
    /** The button that adds one, and the heading of its form. */
    add?: string;
    /** Heading of the form that changes one. */
    edit?: string;
    /** Head of the column that joins the fields of its label. */
    nameColumn?: string;
    /** For each field that is a list, a label for each field of its rows. */
    items?: Record<string, Record<string, string>>;
    /** Its rows where they stand in the way of a deletion, where the name alone will not do. */
    refuse?: string;
  };
};

export const resources = {
  corporations: {
    name: 'account |||| accounts',
    title: 'Accounts',
    add: 'Add account',
    edit: 'Edit account',
    fields: {
      name: 'Account name',
      contactEmail: 'Main contact',
      communicationLanguage: 'Language',
      code: 'Code',
      status: 'Status',
      linkedAccounts: 'Fleets',
      employeeCount: 'Employees',
      adminCount: 'Admins',
      defaultPaymentMethod: 'Default payment method',
      createdAt: 'Created',
    },
    items: { linkedAccounts: { fleetId: 'Fleet', accountNumber: 'Account number' } },
  },
  users: {
    name: 'corporation admin |||| corporation admins',
    title: 'Users',
    add: 'Add admin',
    edit: 'Edit admin',
    nameColumn: 'Name',
    fields: {
      givenName: 'First name',
      familyName: 'Last name',
      email: 'E-mail',
      role: 'Role',
      roles: 'Role',
      communicationLanguage: 'Communication language',
      guestBookingEmailCorporations: 'Copies of guest bookings',
      status: 'Status',
      hasOtherAccounts: 'Administers other accounts too',
      createdAt: 'Created',
    },
  },
  'business-passengers': {
    name: 'employee |||| employees',
    title: 'Employees',
    add: 'Add employee',
    edit: 'Edit employee',
    nameColumn: 'Name',
    fields: {
      businessAccountId: 'Account',
      givenName: 'First name',
      familyName: 'Last name',
      email: 'E-mail',
      phone: 'Phone',
      externalId: 'External ID',
      groupId: 'Group',
      communicationLanguage: 'Communication language',
      status: 'Status',
      invitedAt: 'Invited',
      createdAt: 'Created',
    },
  },
  'business-guests': {
    name: 'guest |||| guests',
    title: 'Guests',
    add: 'Add guest',
    edit: 'Edit guest',
    nameColumn: 'Name',
    fields: {
      businessAccountId: 'Account',
      givenName: 'First name',
      familyName: 'Last name',
      email: 'E-mail',
      phoneNumber: 'Phone',
      isFakePhoneNumber: 'No phone given',
      createdAt: 'Created',
    },
  },
  'employee-groups': {
    name: 'group |||| groups',
    title: 'Groups',
    add: 'Add group',
    edit: 'Edit group',
    fields: {
      name: 'Group name',
      description: 'Description',
      corporationId: 'Account',
      restrictionId: 'Travel restriction',
      memberCount: 'Members',
      isDefault: 'Default group',
      createdAt: 'Created',
    },
  },
  'travel-restrictions': {
    name: 'travel restriction |||| travel restrictions',
    title: 'Travel restrictions',
    add: 'Add travel restriction',
    edit: 'Edit travel restriction',
    fields: {
      name: 'Name',
      corporationId: 'Account',
      status: 'Status',
      appliesToGuests: 'Guests too',
      rules: 'Rules',
      groupIds: 'Groups',
      createdAt: 'Created',
    },
  },
  'favourite-addresses': {
    name: 'favourite |||| favourites',
    title: 'Favourites',
    add: 'Add favourite',
    edit: 'Edit favourite',
    fields: {
      entityId: 'Account',
      alias: 'Name',
      fullAddressText: 'Address',
      latitude: 'Latitude',
      longitude: 'Longitude',
      locationTypes: 'Kind of place',
      suggestForPickupAddress: 'Favourite pickup',
      suggestForDestinationAddress: 'Favourite dropoff',
      createdAt: 'Created',
    },
  },
  fleets: {
    name: 'fleet |||| fleets',
    title: 'Fleets',
    add: 'Add fleet',
    edit: 'Edit fleet',
    fields: {
      companyName: 'Company name',
      phone: 'Phone',
      contactEmail: 'E-mail for questions about trips',
      latitude: 'Latitude of its area',
      longitude: 'Longitude of its area',
      serviceRadiusMeters: 'Radius of its area (metres)',
      createdAt: 'Created',
    },
  },
  'fleet-accounts': {
    name: 'linked account |||| linked accounts',
    title: 'Linked accounts',
    add: 'Add linked account',
    edit: 'Edit linked account',
    fields: {
      fleetId: 'Fleet',
      corporationId: 'Account',
      accountNumber: 'Account number',
      createdAt: 'Created',
    },
  },
  'payment-methods': { name: 'saved card |||| saved cards' },
  bookings: {
    name: 'trip |||| trips',
    refuse: '%{smart_count} trip under way or ahead |||| %{smart_count} trips under way or ahead',
    fields: {
      corporationId: 'Account',
      corporationName: 'Account',
      status: 'Status',
      createdAt: 'Created',
      pickupTime: 'Pickup time',
      pickupAt: 'Pickup time',
      pickupTimeZone: 'Time zone',
      scheduleType: 'Schedule',
      passengerName: 'Name',
      originAddress: 'From',
      destinationAddress: 'To',
      origin: 'Pickup',
      destination: 'Dropoff',
      waypoints: 'Stops',
      distanceMeters: 'Distance',
      durationSeconds: 'Duration',
      fleetId: 'Fleet',
      companyName: 'Company',
      vehicle: 'Vehicle class',
      numberOfVehicles: 'Vehicles',
      passengerType: 'Kind of passenger',
      passengerId: 'Passenger',
      userInfo: 'Passenger',
      bookedByUserInfo: 'Booked by',
      notes: 'Notes',
      paymentType: 'Payment',
      payment: 'Payment',
      fareEstimate: 'Fare estimate',
      pricingDetails: 'Price',
      total: 'Price',
      businessAccountConfig: 'Account fields',
      bookingProperties: 'Flight',
      dispatchId: 'Trip ID',
      trackingLink: 'Tracking link',
      returnOf: 'Return of',
      estimatedTimeArrival: 'Minutes to pickup',
      destinationEtaMinutes: 'Minutes to dropoff',
      offerId: 'Offer',
      driverLocation: 'Driver’s position',
    },
  },
  people: {
    title: 'People',
    tabs: {
      employee: 'Employees',
      guest: 'Guests',
      groups: 'Groups',
      corporationAdmin: 'Corporation admins',
    },
  },
  choices: {
    ...LANGUAGE_NAMES,
    active: 'Active',
    inactive: 'Inactive',
    corporationAdmin: 'Corporation admin',
    bookingChannelAdmin: 'Fleet manager',
    businessAccount: 'Business account',
    cash: 'Cash',
    creditCard: 'Credit card',
    employee: 'Employee',
    guest: 'Guest',
    ASAP: 'As soon as possible',
    PREBOOKING: 'Booked ahead',
  },
  ...views,
} as const satisfies ResourceTexts & Record<string, unknown>;

/** What a list is for and how it begins, by its resource, where it has never had a row. */
export const noRowsYet = {
  'business-passengers': {
    title: 'No employees yet',
    text: 'Trips are booked for employees. Add the first one with name, e-mail and phone, or import a whole list: the CSV template names the columns.',
  },
  'business-guests': {
    title: 'No guests yet',
    text: 'Guests are visitors for whom you book trips, for example applicants or customers. Add the first one here. Somebody who is entered as a guest during a booking is listed here as well.',
  },
  'travel-restrictions': {
    title: 'No travel restrictions yet',
    text: 'Without travel restrictions, employees may book any trip. A restriction limits what a group may book, for example trips between office and airport on weekdays, up to a certain price.',
  },
  'favourite-addresses': {
    title: 'No favourites yet',
    text: 'Favourites are suggested first during a booking. Begin with the address where most trips start, for example “Head office”.',
  },
  corporations: {
    title: 'No accounts yet',
    text: 'An account is a company that books trips with you. Add the first one with the taxi company that bills it, then invite its first admin.',
  },
  fleets: {
    title: 'No taxi companies yet',
    text: 'Taxi companies drive the trips. Add the first one with its phone number and its area, then its vehicles and prices.',
  },
  'fleet-offers': {
    title: 'No vehicles yet',
    text: 'In a booking, people choose among the vehicles of your taxi companies. Add a class with its seats and fares, for example a saloon with four seats.',
  },
  budgets: {
    title: 'No budgets yet',
    text: 'A budget says what an account, a group or a cost code may spend in a month, quarter or year. Trips that are booked ahead count, too. Add the first one with its amount.',
  },
  'api-keys': {
    title: 'No API keys yet',
    text: 'With an API key your own systems make calls, for example a staff system that keeps employees up to date. Add the first one and choose what it may do.',
  },
  'webhook-endpoints': {
    title: 'No webhooks yet',
    text: 'A webhook tells your own systems what happens, for example when a trip is booked or cancelled. Add the first one with the address that is to be called.',
  },
  invoices: {
    title: 'No invoices yet',
    text: 'At the beginning of each month, the trips of the month before that are paid by business account are put on an invoice. It is then listed here, as PDF and CSV.',
  },
} as const;

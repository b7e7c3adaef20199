/** Pages of a corporation admin, and the start of each title in English. */
export const CORPORATION_ADMIN_PAGES = {
  '/trips/all-trips': 'All trips',
  '/trips/cancelled': 'Cancelled',
  '/employees': 'Employees',
  '/employees?tab=guest': 'Guests',
  '/employees?tab=groups': 'Groups',
  '/employees/create': 'Add employee',
  '/travel-restrictions': 'Travel restrictions',
  '/payment-methods': 'Cards',
  '/payment-methods?tab=invoices': 'Invoices',
  '/overview': 'Overview',
  '/reports': 'Reports',
  '/reports?by=fleet&compare=year': 'Reports',
  '/favourites': 'Favourites',
  '/user-profile': 'Your profile',
  '/create-v2': 'Book trip',
  '/nowhere': 'Page not found',
  '/book-dp': 'Book trip',
};

/** The same for a fleet manager. */
export const FLEET_MANAGER_PAGES = {
  '/trips/all-trips': 'All trips',
  '/accounts': 'Accounts',
  '/accounts/create': 'Add account',
  '/employees': 'Employees',
  '/fleets': 'Taxi companies',
  '/fleets?tab=vehicles': 'Vehicles and prices',
  '/fleets/create?tab=vehicles': 'Add vehicle',
  '/fleets?tab=compare': 'Compare fares',
  '/users': 'Users',
  '/invoices': 'Invoices',
  '/overview': 'Overview',
  '/reports': 'Reports',
  '/operation': 'Operation',
};

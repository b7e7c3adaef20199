/** The booking form on one page. */
export const singlePage = {
  page: 'All on one page',
  steps: 'Step by step',
  routeFirst: 'Choose pickup and dropoff to see the vehicles and their fares.',
} as const;

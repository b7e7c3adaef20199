/** Where passengers follow a trip: `/track/<token>`. A file of its own: the page loads no schemas. */
export const TRACKING_PATH = '/track';

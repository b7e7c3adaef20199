/**
 * Where passengers follow a trip: `/track/<token>`. In its own file because the page loads no
 * schemas.
 */
export const TRACKING_PATH = '/track';

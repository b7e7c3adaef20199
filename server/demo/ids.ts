import { v5 } from 'uuid';

const DEMO = '5b1c8a52-3f0e-4d6b-9a7d-6f2f3e8c1d40';

/**
 * The id of a row of the demo, by what it is: the same in every demo, so that the examples of the
 * API's description can name it.
 * @example demoId('meridian', 'corporations', 'Globex')
 */
export const demoId = (...path: readonly (string | number)[]): string => v5(path.join('/'), DEMO);

/** The secret in the tracking link of a trip of the demo. */
export const trackingTokenOf = (tripId: string): string => tripId.replaceAll('-', '');

/** How a price is told before a trip: exactly, roughly, or from and to. */
export const FARE_TYPES = ['FIXED_FARE', 'ESTIMATE', 'RANGE'] as const;
export type FareType = (typeof FARE_TYPES)[number];

export const PASSENGER_TYPES = ['employee', 'guest'] as const;

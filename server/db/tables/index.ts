export * from './accounts.ts';
export * from './bookings.ts';
export * from './fleets.ts';
export * from './people.ts';
export * from './sandbox.ts';
export * from './system.ts';

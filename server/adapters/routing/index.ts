export { createOsrmRouter } from './osrm.ts';
export type { Route, Router } from './types.ts';
export { withSubstitute } from './substitute.ts';

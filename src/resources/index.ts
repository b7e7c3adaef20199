import type { ResourceProps } from 'react-admin';
import type { ConsoleRoute } from '../shell/route.ts';

/** react-admin's own props, one entry a resource, spread on `<Resource>`. */
export const resources: readonly ResourceProps[] = [];

/** The pages of resources at the console's own paths. */
export const resourceRoutes: readonly ConsoleRoute[] = [];

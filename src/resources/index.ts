import type { ResourceProps } from 'react-admin';
import { resources as declarations } from '../../contract/resources/index.ts';
import type { ConsoleRoute } from '../shell/route.ts';
import { declaredRoute } from './declared/declaredRoute.tsx';
import { registration } from './declared/registration.ts';
import { ownPlaces, shownAsDeclared } from './places.ts';

/**
 * What react-admin knows about every declared resource, spread on `<Resource>`. Their pages are in
 * `resourceRoutes`, because the console's paths differ from the API's names (`/accounts` shows
 * `corporations`).
 */
export const resources: readonly ResourceProps[] = declarations.map(registration);

/** The pages of resources. */
export const resourceRoutes: readonly ConsoleRoute[] = [
  ...ownPlaces.flatMap(({ routes }) => routes),
  ...shownAsDeclared.map(({ name }) => declaredRoute(name)),
];

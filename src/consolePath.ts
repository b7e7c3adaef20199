import { matchPath } from 'react-router-dom';
import { ownPath } from '../contract/core/ownPath.ts';
import { routes } from './routes.tsx';

/**
 * The path to open when a link from outside asks for one: a page of the console, as listed in the
 * route table, and nothing else.
 * @example consolePath('https://taxi.example/trips/completed', 'https://taxi.example') // '/trips/completed'
 * @example consolePath('/v1/bookings', 'https://taxi.example') // null
 */
export function consolePath(wanted: string | null, origin: string): string | null {
  const path = ownPath(wanted, origin);
  if (path === null) return null;
  const { pathname } = new URL(path, origin);
  return routes.some((route) => matchPath(route.path, pathname)) ? path : null;
}

import type { Problem } from '../../contract/core/errors.ts';
import { allRoutes } from '../../server/http/createApp.ts';
import { problemCodes } from '../../server/http/problemCodes.ts';

const described = allRoutes().map((route) => ({
  id: route.id,
  method: route.method.toUpperCase(),
  path: new RegExp(`^${route.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  codes: problemCodes(route),
}));

/**
 * Fails when a call answers with a code that the API's description does not name for it. Every test
 * that calls the API checks this, because no single test makes a call fail in all its ways.
 */
export function expectDescribed(method: string, address: string, { code }: Problem): void {
  const [path = ''] = address.split('?');
  const route = described.find((one) => one.method === method && one.path.test(path));
  if (route && !route.codes.has(code))
    throw new Error(`${route.id} answered ${code}: name it in the problems of that operation`);
}

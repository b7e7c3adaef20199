import { lazy } from 'react';
import { rolesFor } from '../../../contract/core/access.ts';
import { findResource, type ResourceName } from '../../../contract/resources/index.ts';
import type { ConsoleRoute } from '../../shell/route.ts';

/**
 * The page of a resource that is wholly derived from its declaration: list, create and edit, with
 * `resources.<name>.title` for its title.
 * @param options.path where it is; the API's name of the resource unless told
 * @param options.roles who may open it; whoever may list the resource unless told
 * @example declaredRoute('fleets', { roles: fleetManager })
 */
export function declaredRoute(
  name: ResourceName,
  options: Partial<Pick<ConsoleRoute, 'path' | 'roles'>> = {},
): ConsoleRoute {
  const declaration = findResource(name)!;
  const { path = `/${name}`, roles = rolesFor(declaration, 'list') } = options;
  return {
    path: `${path}/*`,
    title: `resources.${name}.title`,
    roles,
    page: lazy(async () => {
      const { DeclaredPage } = await import('./DeclaredPage.tsx');
      return { default: () => <DeclaredPage declaration={declaration} path={path} /> };
    }),
  };
}

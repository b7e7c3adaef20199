import { rolesFor } from '../../../contract/core/access.ts';
import { findResource, type ResourceName } from '../../../contract/resources/index.ts';
import { lazyWithPreload } from '../../loading/lazyWithPreload.ts';
import type { ConsoleRoute } from '../../shell/route.ts';
import { firstRows } from './firstRows.ts';

/**
 * The page of a resource that is wholly derived from its declaration: list, create and edit under
 * its name, with the title `resources.<name>.title`, for every role that may list it.
 * @example declaredRoute('cost-centres')
 */
export function declaredRoute(name: ResourceName): ConsoleRoute {
  const declaration = findResource(name)!;
  const path = `/${name}`;
  return {
    path: `${path}/*`,
    title: `resources.${name}.title`,
    roles: rolesFor(declaration, 'list'),
    page: lazyWithPreload(async () => {
      const { DeclaredPage } = await import('./DeclaredPage.tsx');
      return () => <DeclaredPage declaration={declaration} path={path} />;
    }),
    loader: firstRows(path, name),
  };
}

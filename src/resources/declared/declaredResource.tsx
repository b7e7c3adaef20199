import type { ComponentType } from 'react';
import type { ResourceProps } from 'react-admin';
import type { AnyResource } from '../../../contract/core/resource.ts';
import { DeclaredPage, type DeclaredPageProps } from './DeclaredPage.tsx';
import { registration } from './registration.ts';

export type DeclaredOptions = Partial<Omit<DeclaredPageProps, 'declaration'>> & {
  icon?: ComponentType;
};

/**
 * react-admin's own props for a declared resource, to spread on `<Resource>`. Its list opens create
 * and edit as dialogs; any view can be replaced by a hand-written one.
 * @example <Resource {...declaredResource(fleets, { icon: TaxiIcon })} />
 * @example <Resource {...declaredResource(fleets, { list: FleetMap })} />
 */
export function declaredResource(
  declaration: AnyResource,
  options: DeclaredOptions = {},
): ResourceProps {
  const { icon, path = `/${declaration.name}`, ...page } = options;
  return {
    ...registration(declaration),
    icon,
    list: () => <DeclaredPage declaration={declaration} path={path} {...page} />,
  };
}

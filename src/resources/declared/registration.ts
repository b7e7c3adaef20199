import type { ResourceProps } from 'react-admin';
import { rolesFor } from '../../../contract/core/access.ts';
import type { AnyResource } from '../../../contract/core/resource.ts';
import { rowLabel } from './columns.ts';

/**
 * What react-admin must know about a resource whose page is elsewhere: how a row is named and what
 * can be done, so that references and buttons to it work. Loads no view.
 */
export function registration(declaration: AnyResource): ResourceProps {
  return {
    name: declaration.name,
    recordRepresentation: (row: Record<string, unknown>) => rowLabel(declaration, row),
    hasCreate: rolesFor(declaration, 'create').length > 0,
    hasEdit: rolesFor(declaration, 'update').length > 0,
  };
}

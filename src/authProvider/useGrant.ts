import { useMemo } from 'react';
import { grant } from '../../contract/core/access.ts';
import type { Action, AnyResource } from '../../contract/core/resource.ts';
import type { Actor } from '../../contract/core/roles.ts';
import { actorOf, useMe } from '../shell/useMe.ts';

/** Who is signed in, in the form that the permission evaluator takes. */
export function useActor(): Pick<Actor, 'role' | 'corporationIds'> {
  const me = useMe();
  return useMemo(() => actorOf(me), [me]);
}

/** The account of somebody who has just one; null for everybody else. */
export function useOnlyAccount(): string | null {
  const { corporationIds } = useActor();
  return corporationIds.length === 1 ? (corporationIds[0] ?? null) : null;
}

/** What the signed-in user may do with a resource, and which of its fields they may set. */
export function useGrants(declaration: AnyResource) {
  const actor = useActor();
  return useMemo(() => {
    const update = grant(actor, declaration, 'update');
    return {
      may: (action: Action): boolean => grant(actor, declaration, action) !== null,
      /** Whether this user may change the field after creation. */
      canUpdate: (field: string): boolean =>
        update !== null &&
        declaration.fields[field]?.write === 'always' &&
        (update.fields === 'all' || update.fields.includes(field)),
    };
  }, [actor, declaration]);
}

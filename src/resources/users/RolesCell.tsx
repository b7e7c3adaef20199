import { useGetManyAggregate, useRecordContext, useTranslate } from 'react-admin';
import type { Corporation } from '../../../contract/resources/corporations.ts';
import type { User } from '../../../contract/resources/users.ts';
import type { CellProps } from '../declared/DeclaredContext.tsx';
import { useActor } from '../../authProvider/useGrant.ts';
import { choosesAccount, reachesAllAccounts } from '../../../contract/core/roles.ts';

/** How many accounts a row names; the others are counted. */
const NAMED = 2;

/** Somebody's role, and their accounts where these are not obvious; the status says who was only invited. */
export function RolesCell({ isWhole = false }: CellProps) {
  const translate = useTranslate();
  const { role: reader } = useActor();
  const user = useRecordContext<User>();
  const ids = (user?.roles ?? []).flatMap(({ corporationId }) => corporationId ?? []);
  const isTold = reachesAllAccounts(reader) || ids.length > 1;
  const { data = [] } = useGetManyAggregate<Corporation>(
    'corporations',
    { ids },
    { enabled: isTold && ids.length > 0 },
  );
  if (!user) return null;
  // The history of the field has no other fields.
  const role = user.role ?? user.roles[0]?.name;
  const names = data.flatMap((account) => account?.name ?? []);
  const more = isWhole ? 0 : names.length - NAMED;
  const shown = [
    ...names.slice(0, more > 1 ? NAMED : names.length),
    ...(more > 1 ? [translate('users.moreAccounts', { smart_count: more })] : []),
  ].join(', ');
  return (
    <>
      {translate(`resources.choices.${role}`)}
      {isWhole && user.joinedAt === null && (
        <span className="cell-muted">{` · ${translate('users.notJoined')}`}</span>
      )}
      {isTold && (
        <span className="cell-muted" title={names.join(', ')}>
          {ids.length === 0 && choosesAccount(role)
            ? ` · ${translate('users.noAccount')}`
            : shown && ` · ${shown}`}
        </span>
      )}
    </>
  );
}

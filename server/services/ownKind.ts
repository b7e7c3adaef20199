import type { FieldErrors } from '../../contract/core/errors.ts';
import { reachesAllAccounts } from '../../contract/core/roles.ts';
import type { RequestContext } from '../context.ts';
import type { Row } from '../crud/binding.ts';

type Values = Readonly<Record<string, unknown>>;

/** What a fleet manager may change of what an account has for its systems: whether it works. */
const OPERATORS = new Set(['status']);

/**
 * Whether an API key or webhook is one that somebody of this role makes: of an account, or, for fleet
 * managers, of the operator.
 */
export const isOwnKind = ({ actor }: RequestContext, { corporationId }: Values): boolean =>
  reachesAllAccounts(actor.role) === (corporationId === null);

/** What of a new or changed API key or webhook is not for the caller to say. */
export function ownKindErrors(
  values: Values,
  ctx: RequestContext,
  stored: Row | null,
): FieldErrors {
  if (isOwnKind(ctx, stored ?? values)) return {};
  const refused = stored
    ? Object.keys(values).filter((name) => !OPERATORS.has(name))
    : ['corporationId'];
  return Object.fromEntries(refused.map((name) => [name, { code: 'notAllowed' }]));
}

import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { DomainError } from '../../../contract/core/errors.ts';
import type { ScimRule, ScimTrouble } from '../../../contract/scim/calls.ts';
import { users as usersResource } from '../../../contract/resources/users.ts';
import { catalogue } from '../../bindings/index.ts';
import type { Transaction } from '../../context.ts';
import { changing, settleRows } from '../../crud/many.ts';
import { createRows } from '../../crud/createMany.ts';
import type { Target, Values } from '../../crud/steps.ts';
import { users } from '../../db/tables/index.ts';
import { administers } from '../users/links.ts';
import type { Described, Directory, Person } from './people.ts';
import { isAdministrator } from './wanted.ts';

/** Rows of the account's administrators, by id and by e-mail. */
interface Known {
  ids: ReadonlySet<string>;
  byEmail: ReadonlyMap<string, string>;
}

async function findAdministrators(
  tx: Transaction,
  { ctx, corporationId }: Directory,
  people: readonly Described[],
): Promise<Known> {
  const emails = people.flatMap(({ wanted }) => wanted.email?.toLowerCase() ?? []);
  const linked = people.flatMap(({ person }) => person.userId ?? []);
  const none = { ids: new Set<string>(), byEmail: new Map<string, string>() };
  if (emails.length === 0 && linked.length === 0) return none;
  const email = sql<string>`lower(${users.email})`;
  const found = await tx
    .select({ id: users.id, email })
    .from(users)
    .where(
      and(
        eq(users.channelId, ctx.channel.id),
        eq(users.role, 'corporationAdmin'),
        eq(users.isKey, false),
        isNull(users.deletedAt),
        administers([corporationId]),
        sql`(${emails.length > 0 ? inArray(email, emails) : sql`false`} or ${linked.length > 0 ? inArray(users.id, linked) : sql`false`})`,
      ),
    );
  return {
    ids: new Set(found.map(({ id }) => id)),
    byEmail: new Map(found.map(({ id, email: own }) => [own, id])),
  };
}

/**
 * Makes administrators of those whom a rule names, and takes the access of those who are not active: also of
 * administrators whom somebody invited here, and even where nobody is left.
 * @param trouble is told what could not be done
 * @returns the administrators whom the directory has made, by the person's id
 */
export async function settleAdministrators(
  tx: Transaction,
  directory: Directory,
  rules: readonly ScimRule[],
  people: readonly Described[],
  trouble: Map<string, ScimTrouble>,
): Promise<Map<string, string>> {
  const { ctx, corporationId } = directory;
  const target: Target = { ctx, binding: catalogue.get(usersResource.name)!, catalogue };
  const made = new Map<string, string>();
  const changes = new Map<string, { person: Person; values: Values }>();
  const added: { person: Person; input: Values }[] = [];
  const known = await findAdministrators(tx, directory, people);
  for (const { person, wanted } of people) {
    const { id, active, userId } = person;
    const own = userId && known.ids.has(userId) ? userId : undefined;
    const row = own ?? known.byEmail.get(wanted.email?.toLowerCase() ?? '');
    if (own) made.set(id, own);
    const { givenName, familyName, email } = wanted;
    const names = { givenName, familyName };
    if (!active) {
      if (row)
        changes.set(row, { person, values: { status: 'inactive', leavesAccountAlone: true } });
    } else if (isAdministrator(rules, person)) {
      const status = 'active';
      if (row) {
        made.set(id, row);
        changes.set(row, { person, values: { ...names, status } });
      } else {
        const roles = [{ name: 'corporationAdmin', corporationId }];
        const language = wanted.communicationLanguage;
        added.push({
          person,
          input: { ...names, email, roles, ...(language && { communicationLanguage: language }) },
        });
      }
    } else if (own) changes.set(own, { person, values: { status: 'inactive' } });
  }
  const settled = await settleRows(
    tx,
    target,
    changing(target, ({ id, ...row }) => {
      const { leavesAccountAlone, ...wanted } = changes.get(id)!.values;
      const differing = Object.entries(wanted).filter(([name, value]) => row[name] !== value);
      if (differing.length === 0) return {};
      return {
        ...Object.fromEntries(differing),
        ...(leavesAccountAlone === true && { leavesAccountAlone }),
      };
    }),
    [...changes.keys()],
  );
  for (const one of settled)
    if (one.outcome === 'refused') note(trouble, changes.get(one.id)!.person, one.error);
  const created = await createRows(
    tx,
    target,
    added.map(({ input }) => input),
  );
  for (const [at, { person }] of added.entries()) {
    const one = created[at]!;
    if ('row' in one) made.set(person.id, one.row.id);
    else note(trouble, person, one.error);
  }
  return made;
}

/** What prevents the employee is told first. */
function note(
  trouble: Map<string, ScimTrouble>,
  { id }: Person,
  { code, errors }: DomainError,
): void {
  if (!trouble.has(id)) trouble.set(id, { code, ...(errors && { errors }) });
}

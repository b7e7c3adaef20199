import { sql } from 'drizzle-orm';
import type { DomainError } from '../../../contract/core/errors.ts';
import { businessPassengers } from '../../../contract/resources/businessPassengers.ts';
import type { ScimTrouble } from '../../../contract/scim/calls.ts';
import { catalogue } from '../../bindings/index.ts';
import type { Transaction } from '../../context.ts';
import { createRows } from '../../crud/createMany.ts';
import { changing, settleRows } from '../../crud/many.ts';
import type { Target, Values } from '../../crud/steps.ts';
import { scimUsers } from '../../db/tables/index.ts';
import { settleAdministrators } from './administrators.ts';
import {
  type Directory,
  findEmployees,
  groupsOfDirectory,
  readPeople,
  readRules,
} from './people.ts';
import { wantedEmployee, type WantedEmployee } from './wanted.ts';

const troubleOf = ({ code, errors }: DomainError): ScimTrouble => ({
  code,
  ...(errors && { errors }),
});

interface Options {
  /** A group of employees in which the directory put people until now. */
  formerGroupId?: string | null;
}

/**
 * Makes employees and administrators of people what the directory says of them, in a few statements however
 * many they are. What cannot be done is kept with the person, and prevents nothing else.
 * @param ids null: everybody of the directory
 */
export async function project(
  tx: Transaction,
  directory: Directory,
  ids: readonly string[] | null,
  { formerGroupId }: Options = {},
): Promise<void> {
  const { ctx, corporationId } = directory;
  if (ids?.length === 0) return;
  const rules = await readRules(tx, directory);
  const people = (await readPeople(tx, directory, ids)).map((person) => ({
    person,
    wanted: wantedEmployee(rules, person),
  }));
  const known = await findEmployees(tx, directory, people);
  const managed = await groupsOfDirectory(tx, directory, rules);
  if (formerGroupId) managed.add(formerGroupId);
  const target: Target = { ctx, binding: catalogue.get(businessPassengers.name)!, catalogue };
  const trouble = new Map<string, ScimTrouble>();

  const byEmployee = new Map(
    people.flatMap((one) => {
      const id = known.get(one.person.id);
      return id ? [[id, one] as const] : [];
    }),
  );
  const work = changing(target, (row) => differences(row, byEmployee.get(row.id)!.wanted, managed));
  for (const settled of await settleRows(tx, target, work, [...byEmployee.keys()]))
    if (settled.outcome === 'refused')
      trouble.set(byEmployee.get(settled.id)!.person.id, troubleOf(settled.error));

  // Who is not active, and no employee yet, need not become one.
  const isNew = people.filter(({ person }) => !known.has(person.id) && person.active);
  const made = await createRows(
    tx,
    target,
    isNew.map(({ wanted }) => ({ ...wanted, businessAccountId: corporationId })),
  );
  for (const [at, { person }] of isNew.entries()) {
    const one = made[at]!;
    if ('row' in one) known.set(person.id, one.row.id);
    else trouble.set(person.id, troubleOf(one.error));
  }

  const users = await settleAdministrators(tx, directory, rules, people, trouble);
  await keepOutcomes(
    tx,
    directory,
    people.map(({ person: { id } }) => ({
      id,
      passengerId: known.get(id) ?? null,
      userId: users.get(id) ?? null,
      trouble: trouble.get(id) ?? null,
    })),
  );
}

/** What of an employee differs from what is wanted. */
function differences(row: Values, wanted: WantedEmployee, managed: ReadonlySet<string>): Values {
  const all: Values = { ...wanted };
  // Who has left all groups of the directory is in none of them; other groups are no matter of the directory.
  if (!wanted.groupId && managed.has(String(row['groupId']))) all['groupId'] = null;
  return Object.fromEntries(
    Object.entries(all).filter(([name, value]) => value !== undefined && value !== row[name]),
  );
}

interface Outcome {
  id: string;
  passengerId: string | null;
  userId: string | null;
  trouble: ScimTrouble | null;
}

async function keepOutcomes(
  tx: Transaction,
  { ctx }: Directory,
  outcomes: readonly Outcome[],
): Promise<void> {
  await tx.execute(sql`
    update ${scimUsers} set passenger_id = given."passengerId", user_id = given."userId",
      trouble = nullif(given.trouble, 'null')
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb)
      as given(id uuid, "passengerId" uuid, "userId" uuid, trouble jsonb)
    where scim_users.channel_id = ${ctx.channel.id} and scim_users.id = given.id
      and (scim_users.passenger_id, scim_users.user_id, scim_users.trouble)
        is distinct from (given."passengerId", given."userId", nullif(given.trouble, 'null'))`);
}

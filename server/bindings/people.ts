import { and, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { DomainError } from '../../contract/core/errors.ts';
import { businessGuests } from '../../contract/resources/businessGuests.ts';
import { businessPassengers } from '../../contract/resources/businessPassengers.ts';
import { employeeGroups } from '../../contract/resources/employeeGroups.ts';
import { travelRestrictions } from '../../contract/resources/travelRestrictions.ts';
import { favouriteAddresses } from '../../contract/resources/favouriteAddresses.ts';
import { ruleSentences } from '../../contract/messages/policy/sentences.ts';
import type { Rule } from '../../contract/policy/rules.ts';
import { bind, type Row } from '../crud/binding.ts';
import { countReferring, idsReferring } from '../crud/derived.ts';
import type { Values } from '../crud/steps.ts';
import type { Transaction } from '../context.ts';
import * as tables from '../db/tables/index.ts';
import { refuseSameGuest } from '../services/people/sameGuest.ts';
import { cancelTripsAhead } from '../services/people/tripsAhead.ts';
import { policyFormat } from '../services/policies/format.ts';

const capitalised = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/**
 * Whether a travel restriction is still that of the group it was made for, and of no other: nor of a
 * deleted group, which would be restored without its rules.
 */
function isOnlyOfItsGroup(): SQL {
  const { employeeGroups: group, travelRestrictions: restriction } = tables;
  const using = (which: SQL) =>
    sql`exists (select from ${group} where ${and(
      eq(group.channelId, restriction.channelId),
      eq(group.restrictionId, restriction.id),
      which,
    )})`;
  const { madeForGroupId } = restriction;
  return sql`${using(eq(group.id, madeForGroupId))} and not ${using(ne(group.id, madeForGroupId))}`;
}

/**
 * An employee who leaves a group is in the default one. The database does the same for every row
 * that is stored without a group; here the history learns of it.
 */
async function withDefaultGroup(values: Values, tx: Transaction, stored: Row): Promise<Values> {
  const { employeeGroups: group, businessPassengers: employee } = tables;
  const [found] = await tx
    .select({ id: group.id })
    .from(group)
    .innerJoin(
      employee,
      and(
        eq(employee.channelId, group.channelId),
        eq(employee.businessAccountId, group.corporationId),
      ),
    )
    .where(and(eq(employee.id, stored.id), eq(group.isDefault, true), isNull(group.deletedAt)));
  const { groupId: _none, ...others } = values;
  if (!found) return values;
  return found.id === stored['groupId'] ? others : { ...others, groupId: found.id };
}

export const peopleBindings = [
  bind(businessPassengers, tables.businessPassengers, {
    searchWords: tables.passengerWords(tables.businessPassengers),
    async beforeWrite(values, tx, ctx, stored) {
      const isDeactivated = stored?.['status'] === 'active' && values['status'] === 'inactive';
      if (isDeactivated && values['tripsAhead'] === 'cancel')
        await cancelTripsAhead(tx, ctx, stored.id);
      return stored && values['groupId'] === null ? withDefaultGroup(values, tx, stored) : values;
    },
    async withDeletion({ id }, { tripsAhead }, tx, ctx) {
      if (tripsAhead === 'cancel') await cancelTripsAhead(tx, ctx, id);
    },
  }),
  bind(businessGuests, tables.businessGuests, {
    searchWords: tables.guestWords(tables.businessGuests),
    async beforeWrite(values, tx, ctx, stored) {
      await refuseSameGuest(tx, ctx, { ...stored, ...values });
      return values;
    },
  }),
  bind(employeeGroups, tables.employeeGroups, {
    derived: {
      memberCount: countReferring(tables.businessPassengers.groupId, tables.employeeGroups),
    },
    parts: [
      {
        name: travelRestrictions.name,
        table: tables.travelRestrictions,
        channelId: tables.travelRestrictions.channelId,
        id: tables.travelRestrictions.id,
        of: tables.travelRestrictions.madeForGroupId,
        deletedAt: tables.travelRestrictions.deletedAt,
        onlyIf: isOnlyOfItsGroup(),
        effect: 'delete',
        filter: () => null,
      },
    ],
    beforeDelete(group) {
      if (group['isDefault'] === true) throw new DomainError('DEFAULT_GROUP_CANNOT_BE_DELETED');
    },
    problems: { delete: ['DEFAULT_GROUP_CANNOT_BE_DELETED'] },
  }),
  bind(travelRestrictions, tables.travelRestrictions, {
    derived: {
      groupIds: idsReferring(tables.employeeGroups.restrictionId, tables.travelRestrictions),
    },
    inWords: {
      rules: (rules, ctx) => ruleSentences(rules as Rule[], policyFormat(ctx)).join('\n'),
    },
  }),
  bind(favouriteAddresses, tables.favouriteAddresses, {
    beforeWrite: (values) =>
      typeof values['alias'] === 'string'
        ? { ...values, alias: capitalised(values['alias']) }
        : values,
  }),
];

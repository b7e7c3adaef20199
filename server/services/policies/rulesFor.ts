import { and, eq, isNull } from 'drizzle-orm';
import type { Rule } from '../../../contract/policy/rules.ts';
import type { Queryable } from '../../context.ts';
import { employeeGroups, travelRestrictions } from '../../db/tables/index.ts';

/** Whom a trip is for, as rules see it. */
export interface Traveller {
  channelId: string;
  corporationId: string;
  passengerType: 'employee' | 'guest';
  /** The group of an employee; null belongs to the default group, as guests do. */
  employeeGroupId: string | null;
}

/**
 * The rules that the trips of a traveller must keep to: those of the active travel restriction of
 * their group. Guests are under the rules of the default group where its restriction says so.
 */
export async function rulesFor(on: Queryable, traveller: Traveller): Promise<Rule[]> {
  const { channelId, corporationId, passengerType, employeeGroupId } = traveller;
  const isGuest = passengerType === 'guest';
  const groupId = isGuest ? null : employeeGroupId;
  const [found] = await on
    .select({ rules: travelRestrictions.rules, forGuests: travelRestrictions.appliesToGuests })
    .from(employeeGroups)
    .innerJoin(
      travelRestrictions,
      and(
        eq(travelRestrictions.channelId, employeeGroups.channelId),
        eq(travelRestrictions.id, employeeGroups.restrictionId),
      ),
    )
    .where(
      and(
        eq(employeeGroups.channelId, channelId),
        eq(employeeGroups.corporationId, corporationId),
        groupId === null ? eq(employeeGroups.isDefault, true) : eq(employeeGroups.id, groupId),
        isNull(employeeGroups.deletedAt),
        eq(travelRestrictions.status, 'active'),
        isNull(travelRestrictions.deletedAt),
      ),
    );
  if (!found || (isGuest && !found.forGuests)) return [];
  return found.rules;
}

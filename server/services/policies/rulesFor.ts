import { and, eq, isNull } from 'drizzle-orm';
import type { Rule } from '../../../contract/policy/rules.ts';
import type { Queryable } from '../../context.ts';
import { employeeGroups, travelRestrictions } from '../../db/tables/index.ts';

/** The passenger of a trip, as far as rules need them. */
export interface Traveller {
  channelId: string;
  corporationId: string;
  passengerType: 'employee' | 'guest';
  /** The group of an employee; employees without one and guests belong to the default group. */
  employeeGroupId: string | null;
}

/**
 * The rules for a traveller's trips: those of the active travel restriction of their group. The
 * rules of the default group apply to guests where its restriction says so.
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

import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Rule } from '../../../contract/policy/rules.ts';
import type { Queryable } from '../../context.ts';
import { businessPassengers, employeeGroups, travelRestrictions } from '../../db/tables/index.ts';
import type { BookingRow } from '../bookings/record.ts';

/** The passenger of a trip, as far as rules need them. */
export type Traveller = Pick<BookingRow, 'channelId' | 'corporationId' | 'passengerType'> & {
  passengerId?: string | null;
  userInfo: Pick<BookingRow['userInfo'], 'phone' | 'email'>;
};

type Employee = Pick<typeof businessPassengers.$inferSelect, 'id' | 'phone' | 'email' | 'status'>;

/** Rules for a trip, and the employee whose trips use up their limits; null for a guest's own. */
export interface Held {
  employee: Employee | null;
  rules: Rule[];
}

const p = businessPassengers;

/** Whether an employee has the phone number or the e-mail of a guest. */
export const hasContact = (phone: SQL | string | null, email: SQL | string | null) =>
  or(sql`${p.phone} = ${phone}`, sql`lower(${p.email}) = lower(${email})`);

const restrictionOf = and(
  eq(travelRestrictions.channelId, employeeGroups.channelId),
  eq(travelRestrictions.id, employeeGroups.restrictionId),
  eq(travelRestrictions.status, 'active'),
  isNull(travelRestrictions.deletedAt),
);

async function employeesWith(
  on: Queryable,
  { channelId, corporationId }: Traveller,
  who: SQL | undefined,
): Promise<Held[]> {
  const found = await on
    .select({
      id: p.id,
      phone: p.phone,
      email: p.email,
      status: p.status,
      rules: travelRestrictions.rules,
    })
    .from(p)
    .leftJoin(
      employeeGroups,
      and(
        eq(employeeGroups.channelId, p.channelId),
        eq(employeeGroups.id, p.groupId),
        isNull(employeeGroups.deletedAt),
      ),
    )
    .leftJoin(travelRestrictions, restrictionOf)
    .where(and(eq(p.channelId, channelId), eq(p.businessAccountId, corporationId), who))
    .orderBy(p.id);
  return found.map(({ rules, ...employee }) => ({ employee, rules: rules ?? [] }));
}

/**
 * The employees of the account whose phone number or e-mail a guest has, with their rules: the guest is judged as all
 * of them, because nobody can tell which of several people with one phone travels.
 */
export const employeesBehind = (on: Queryable, guest: Traveller): Promise<Held[]> =>
  employeesWith(
    on,
    guest,
    and(isNull(p.deletedAt), hasContact(guest.userInfo.phone, guest.userInfo.email)),
  );

/** A guest whom only inactive employees can be is as inactive as they are. */
export const isInactiveEmployee = (behind: readonly Held[]): boolean =>
  behind.length > 0 && behind.every(({ employee }) => employee?.status === 'inactive');

/**
 * The rules for a traveller's trips: those of the active travel restriction of their group, as it is now. The rules
 * of the default group apply to guests where its restriction says so.
 */
export async function rulesFor(on: Queryable, traveller: Traveller): Promise<Held[]> {
  const { channelId, corporationId, passengerType, passengerId } = traveller;
  const isGuest = passengerType === 'guest';
  const employees = isGuest
    ? await employeesBehind(on, traveller)
    : passengerId
      ? await employeesWith(on, traveller, eq(p.id, passengerId))
      : [];
  if (employees.length > 0) return employees;
  const [found] = await on
    .select({ rules: travelRestrictions.rules, forGuests: travelRestrictions.appliesToGuests })
    .from(employeeGroups)
    .innerJoin(travelRestrictions, restrictionOf)
    .where(
      and(
        eq(employeeGroups.channelId, channelId),
        eq(employeeGroups.corporationId, corporationId),
        eq(employeeGroups.isDefault, true),
        isNull(employeeGroups.deletedAt),
      ),
    );
  if (!found || (isGuest && !found.forGuests)) return [];
  return [{ employee: null, rules: found.rules }];
}

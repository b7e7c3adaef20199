import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { ParsedBookingRequest } from '../../../contract/booking/request.ts';
import type { PersonInfo } from '../../../contract/booking/trip.ts';
import type { FieldErrors } from '../../../contract/core/errors.ts';
import type { Queryable, RequestContext } from '../../context.ts';
import { businessGuests, businessPassengers } from '../../db/tables/index.ts';

type PassengerInfo = ParsedBookingRequest['passengerInfo'];

export type NewGuest = typeof businessGuests.$inferInsert & { id: string };

export interface Passenger {
  /** Null for a guest who is not kept. */
  id: string | null;
  employeeGroupId: string | null;
  person: PersonInfo;
  /** A guest to be written together with the booking. */
  newGuest: NewGuest | null;
}

type Refused = 'required' | 'reference' | 'inactive' | 'notAllowed';
const refuse = (field: keyof PassengerInfo, code: Refused) =>
  ({ errors: { [`passengerInfo.${field}`]: { code } } }) satisfies { errors: FieldErrors };

/** The employee or the guest of the account with the given id; null where there is none. */
export interface KnownPeople {
  employee: Pick<
    typeof businessPassengers.$inferSelect,
    'status' | 'groupId' | 'givenName' | 'familyName' | 'email' | 'phone'
  > | null;
  guest: Pick<
    typeof businessGuests.$inferSelect,
    'givenName' | 'familyName' | 'email' | 'phoneNumber'
  > | null;
}

/**
 * The passenger, or the field that names nobody of the account.
 * @param known the people, if they were read before; otherwise they are looked up
 */
export async function findPassenger(
  ctx: RequestContext,
  info: PassengerInfo,
  known?: KnownPeople,
): Promise<Passenger | { errors: FieldErrors }> {
  if (info.passengerId === null) {
    if (info.passengerType === 'employee') return refuse('passengerId', 'required');
    return info.guestInfo ? adHocGuest(ctx, info, info.guestInfo) : refuse('guestInfo', 'required');
  }
  if (info.guestInfo) return refuse('guestInfo', 'notAllowed');
  const { passengerId: id } = info;
  const { employee, guest } = known ?? (await peopleOf(ctx, info, id));
  if (info.passengerType === 'employee') {
    if (!employee) return refuse('passengerId', 'reference');
    if (employee.status !== 'active') return refuse('passengerId', 'inactive');
    const { givenName, familyName, email, phone, groupId } = employee;
    const person = { givenName, familyName, email, phone };
    return { id, employeeGroupId: groupId, person, newGuest: null };
  }
  if (!guest) return refuse('passengerId', 'reference');
  const { givenName, familyName, email, phoneNumber: phone } = guest;
  const person = { givenName, familyName, email, phone };
  return { id, employeeGroupId: null, person, newGuest: null };
}

async function peopleOf(
  ctx: RequestContext,
  { passengerType, corporationId }: PassengerInfo,
  id: string,
): Promise<KnownPeople> {
  const { orm } = ctx.app.database;
  const table = passengerType === 'employee' ? businessPassengers : businessGuests;
  const isThem = and(
    eq(table.channelId, ctx.channel.id),
    eq(table.id, id),
    eq(table.businessAccountId, corporationId),
    isNull(table.deletedAt),
  );
  if (passengerType === 'employee') {
    const [employee = null] = await orm.select().from(businessPassengers).where(isThem);
    return { employee, guest: null };
  }
  const [guest = null] = await orm.select().from(businessGuests).where(isThem);
  return { employee: null, guest };
}

/** A guest with the same phone and name as an existing one is not stored a second time. */
async function adHocGuest(
  ctx: RequestContext,
  info: PassengerInfo,
  typed: NonNullable<PassengerInfo['guestInfo']>,
): Promise<Passenger> {
  const { givenName, familyName, phoneNumber, email } = typed;
  const person = { givenName, familyName, email, phone: phoneNumber };
  const passenger = { id: null, employeeGroupId: null, person, newGuest: null };
  if (!info.shouldCreateGuest) return passenger;
  const written = { channelId: ctx.channel.id, businessAccountId: info.corporationId, ...typed };
  const known = await findKnownGuest(ctx.app.database.orm, written);
  if (known) return { ...passenger, id: known.id };
  const newGuest = { id: uuidv7(), ...written };
  return { ...passenger, id: newGuest.id, newGuest };
}

/**
 * The account's existing guest with this phone and name. If two requests name the same new guest,
 * each asks again with the passenger locked (`lockPassenger`), so that the second finds the guest
 * that the first has stored.
 */
export async function findKnownGuest(
  on: Queryable,
  typed: Pick<
    NewGuest,
    'channelId' | 'businessAccountId' | 'givenName' | 'familyName' | 'phoneNumber'
  > & {
    /** The guest with this id is ignored. */
    besides?: string | null;
  },
): Promise<{ id: string } | null> {
  const { channelId, businessAccountId, givenName, familyName, phoneNumber, besides } = typed;
  if (!phoneNumber) return null;
  const g = businessGuests;
  const [known] = await on
    .select({ id: g.id })
    .from(g)
    .where(
      and(
        eq(g.channelId, channelId),
        eq(g.businessAccountId, businessAccountId),
        eq(g.phoneNumber, phoneNumber),
        sql`lower(${g.givenName}) = lower(${givenName})`,
        sql`lower(${g.familyName}) = lower(${familyName})`,
        besides ? ne(g.id, besides) : undefined,
        isNull(g.deletedAt),
      ),
    )
    .limit(1);
  return known ?? null;
}

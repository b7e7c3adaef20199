import { and, eq, isNull, sql } from 'drizzle-orm';
import type { ParsedBookingRequest } from '../../../contract/booking/request.ts';
import type { RequestContext } from '../../context.ts';
import { shownPerson } from '../../db/shownPerson.ts';
import { prepared } from '../../db/statements/prepared.ts';
import {
  bookings,
  businessGuests,
  businessPassengers,
  corporations,
  employeeGroups,
  fleetOffers,
  fleets,
  travelRestrictions,
  userCorporations,
  users,
} from '../../db/tables/index.ts';
import { billedNumber } from '../accountFields/billedNumber.ts';
import { serves } from '../offers/serving.ts';

const given = {
  channelId: sql.placeholder('channelId'),
  userId: sql.placeholder('userId'),
  attempt: sql.placeholder('attempt'),
  corporationId: sql.placeholder('corporationId'),
  offerId: sql.placeholder('offerId'),
  passengerId: sql.placeholder('passengerId'),
};

const statement = prepared((orm) => {
  const [p, g, u] = [businessPassengers, businessGuests, users];
  const [group, restriction] = [employeeGroups, travelRestrictions];
  return (
    orm
      .select({
        madeId: bookings.id,
        corporation: { name: corporations.name, status: corporations.status },
        booker: {
          givenName: u.givenName,
          familyName: u.familyName,
          email: u.email,
          phone: u.phone,
        },
        offer: fleetOffers,
        fleet: fleets,
        accountNumber: billedNumber(orm, {
          channelId: fleetOffers.channelId,
          fleetId: fleetOffers.fleetId,
          corporationId: given.corporationId,
        }),
        employee: {
          id: p.id,
          status: p.status,
          groupId: p.groupId,
          givenName: p.givenName,
          familyName: p.familyName,
          email: p.email,
          phone: p.phone,
        },
        guest: {
          givenName: g.givenName,
          familyName: g.familyName,
          email: g.email,
          phoneNumber: g.phoneNumber,
        },
        restriction: { rules: restriction.rules, forGuests: restriction.appliesToGuests },
      })
      .from(sql`(select) as call`)
      .leftJoin(
        bookings,
        and(
          eq(bookings.channelId, given.channelId),
          eq(bookings.bookedById, given.userId),
          eq(bookings.attempt, given.attempt),
        ),
      )
      .leftJoin(
        corporations,
        and(
          eq(corporations.channelId, given.channelId),
          eq(corporations.id, given.corporationId),
          isNull(corporations.deletedAt),
        ),
      )
      .leftJoin(
        u,
        and(
          eq(u.channelId, given.channelId),
          eq(
            u.id,
            shownPerson(
              given.channelId,
              given.userId,
              eq(userCorporations.corporationId, given.corporationId),
            ),
          ),
        ),
      )
      .leftJoin(
        fleetOffers,
        and(
          eq(fleetOffers.channelId, given.channelId),
          eq(fleetOffers.id, given.offerId),
          isNull(fleetOffers.deletedAt),
        ),
      )
      .leftJoin(
        fleets,
        and(
          eq(fleets.channelId, fleetOffers.channelId),
          eq(fleets.id, fleetOffers.fleetId),
          isNull(fleets.deletedAt),
        ),
      )
      .leftJoin(
        p,
        and(
          eq(p.channelId, given.channelId),
          eq(p.id, given.passengerId),
          eq(p.businessAccountId, given.corporationId),
          isNull(p.deletedAt),
        ),
      )
      .leftJoin(
        g,
        and(
          eq(g.channelId, given.channelId),
          eq(g.id, given.passengerId),
          eq(g.businessAccountId, given.corporationId),
          isNull(g.deletedAt),
        ),
      )
      // As in `rulesFor`: people without a group, such as guests, belong to the default group.
      .leftJoin(
        group,
        and(
          eq(group.channelId, given.channelId),
          eq(group.corporationId, given.corporationId),
          sql`case when ${p.groupId} is null then ${group.isDefault} else ${group.id} = ${p.groupId} end`,
          isNull(group.deletedAt),
        ),
      )
      .leftJoin(
        restriction,
        and(
          eq(restriction.channelId, group.channelId),
          eq(restriction.id, group.restrictionId),
          eq(restriction.status, 'active'),
          isNull(restriction.deletedAt),
        ),
      )
      .prepare('booking_facts')
  );
});

/**
 * What the database knows about a request, in one statement: the account, the booker, the offer and
 * its fleet, how the fleet bills the account, the passenger, the rules for the passenger's trips,
 * and the booking that the attempt has already made. Missing things are null.
 */
export async function factsOf(
  ctx: RequestContext,
  { offerId, origin, passengerInfo }: ParsedBookingRequest,
  attempt: string,
) {
  const { corporationId, passengerId, passengerType } = passengerInfo;
  const [found] = await statement(ctx.app.database).execute({
    channelId: ctx.channel.id,
    userId: ctx.actor.userId,
    attempt,
    corporationId,
    offerId,
    passengerId,
  });
  if (!found) throw new Error('A statement that always has a row had none');
  const { offer, fleet, restriction, ...facts } = found;
  const isEmployee = passengerType === 'employee';
  const rules = restriction && (isEmployee || restriction.forGuests) ? restriction.rules : [];
  const employee = isEmployee ? facts.employee : null;
  return {
    ...facts,
    offered: offer && fleet && serves(fleet, origin) ? { offer, fleet } : null,
    /** Unless the passenger is a guest who is judged as an employee (`employeesBehind`). */
    held: [{ employee, rules }],
  };
}
export type BookingFacts = Awaited<ReturnType<typeof factsOf>>;

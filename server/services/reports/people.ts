import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import { reportTexts } from '../../../contract/messages/reports/index.ts';
import { type CsvFormat, csvFormatFor } from '../../../contract/reports/csvFormat.ts';
import type { RequestContext } from '../../context.ts';
import {
  businessGuests,
  businessPassengers,
  userCorporations,
  users,
} from '../../db/tables/index.ts';
import { accountInReach, type CellValue, type Report, safeFileName } from './report.ts';

const BATCH = 500;

/** Reads by id, each batch after the last row of the one before. */
async function* byId<R extends { id: string }>(
  read: (after: string | undefined) => Promise<R[]>,
  cells: (row: R) => CellValue[],
) {
  for (let after: string | undefined; ;) {
    const rows: R[] = await read(after);
    yield rows.map(cells);
    if (rows.length < BATCH) return;
    after = rows.at(-1)?.id;
  }
}

/**
 * The admins of an account.
 * @throws DomainError NOT_FOUND for another's account
 */
export async function corporationAdmins(
  ctx: RequestContext,
  { corporationId, format }: { corporationId: string; format?: CsvFormat | undefined },
): Promise<Report> {
  const account = await accountInReach(ctx, corporationId);
  const { admin, words } = reportTexts[ctx.language];
  const { orm } = ctx.app.database;
  const wanted = and(
    eq(userCorporations.channelId, ctx.channel.id),
    eq(userCorporations.corporationId, corporationId),
    isNull(userCorporations.deletedAt),
    isNull(users.deletedAt),
  );
  const isTheir = and(
    eq(users.channelId, userCorporations.channelId),
    eq(users.id, userCorporations.userId),
  );
  return {
    fileName: safeFileName(`corporation-admins ${account.name}`),
    headings: Object.values(admin),
    format: format ?? csvFormatFor(ctx.language),
    batches: () =>
      byId(
        async (after) => {
          const rows = await orm
            .select({ user: users })
            .from(userCorporations)
            .innerJoin(users, isTheir)
            .where(and(wanted, after ? gt(users.id, after) : undefined))
            .orderBy(asc(users.id))
            .limit(BATCH);
          return rows.map(({ user }) => user);
        },
        (user) => [
          user.id,
          user.givenName,
          user.familyName,
          user.email,
          user.phone,
          words.corporationAdmin,
          words[user.status],
          user.createdAt.toISOString(),
        ],
      ),
    async count() {
      const [row] = await orm
        .select({ count: sql<number>`count(*)::int` })
        .from(userCorporations)
        .innerJoin(users, isTheir)
        .where(wanted);
      return row?.count ?? 0;
    },
  };
}

/**
 * Everybody of an account whom trips can be booked for: employees, then guests.
 * @throws DomainError NOT_FOUND for another's account
 */
export async function bookingRecipients(
  ctx: RequestContext,
  { businessAccountId, format }: { businessAccountId: string; format?: CsvFormat | undefined },
): Promise<Report> {
  const account = await accountInReach(ctx, businessAccountId);
  const { orm } = ctx.app.database;
  const employees = and(
    eq(businessPassengers.channelId, ctx.channel.id),
    eq(businessPassengers.businessAccountId, businessAccountId),
    isNull(businessPassengers.deletedAt),
  );
  const guests = and(
    eq(businessGuests.channelId, ctx.channel.id),
    eq(businessGuests.businessAccountId, businessAccountId),
    isNull(businessGuests.deletedAt),
  );
  const cells =
    (userType: string) =>
    (person: {
      id: string;
      givenName: string;
      familyName: string;
      email: string | null;
      phone: string | null;
      createdAt: Date;
    }): CellValue[] => [
      person.id,
      person.givenName,
      person.familyName,
      person.email,
      person.phone,
      userType,
      businessAccountId,
      account.name,
      person.createdAt.toISOString(),
    ];

  async function* batches() {
    yield* byId(
      (after) =>
        orm
          .select()
          .from(businessPassengers)
          .where(and(employees, after ? gt(businessPassengers.id, after) : undefined))
          .orderBy(asc(businessPassengers.id))
          .limit(BATCH),
      cells('BUSINESS_PASSENGER'),
    );
    yield* byId(async (after) => {
      const rows = await orm
        .select()
        .from(businessGuests)
        .where(and(guests, after ? gt(businessGuests.id, after) : undefined))
        .orderBy(asc(businessGuests.id))
        .limit(BATCH);
      return rows.map((guest) => ({ ...guest, phone: guest.phoneNumber }));
    }, cells('BUSINESS_GUEST'));
  }
  return {
    fileName: safeFileName(`booking-recipients ${account.name}`),
    headings: Object.values(reportTexts[ctx.language].recipient),
    format: format ?? csvFormatFor(ctx.language),
    batches,
    count: async () =>
      (await orm.$count(businessPassengers, employees)) +
      (await orm.$count(businessGuests, guests)),
  };
}

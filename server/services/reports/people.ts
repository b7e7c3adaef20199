import { and, asc, eq, gt, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { reachesAllAccounts } from '../../../contract/core/roles.ts';
import { localTime } from '../../../contract/booking/schedule.ts';
import { type CsvFormat, csvFormatFor } from '../../../contract/reports/csvFormat.ts';
import { messages } from '../../../contract/messages/messages.ts';
import { EXPORT_PAGE_SIZE } from '../../../contract/reports/rowExport.ts';
import type { RequestContext } from '../../context.ts';
import { businessGuests, businessPassengers, corporations, users } from '../../db/tables/index.ts';
import { accountNames, administers } from '../users/links.ts';
import { accountInReach, type CellValue, Moment, type Report, safeFileName } from './report.ts';

/** Reads in the order of ids, each batch after the last row of the previous one. */
async function* byId<R extends { id: string }>(
  read: (after: string | undefined) => Promise<R[]>,
  cells: (row: R) => CellValue[],
) {
  for (let after: string | undefined; ;) {
    const rows: R[] = await read(after);
    yield rows.map(cells);
    if (rows.length < EXPORT_PAGE_SIZE) return;
    after = rows.at(-1)?.id;
  }
}

/** Whose people a report is about: those of one account, or of all of the caller's. */
interface Accounts {
  /** Null: all of the channel. */
  ids: readonly string[] | null;
  /** The account's part of the file name. */
  name: string;
}

/** @throws DomainError NOT_FOUND for somebody else's account */
async function accountsOf(ctx: RequestContext, id: string | undefined): Promise<Accounts> {
  if (id !== undefined) return { ids: [id], name: (await accountInReach(ctx, id)).name };
  const { role, corporationIds } = ctx.actor;
  return { ids: reachesAllAccounts(role) ? null : corporationIds, name: ctx.channel.name };
}

/** On the channel's clock, as in the exported lists. */
const momentOf = (instant: Date, { channel }: RequestContext): Moment =>
  new Moment(localTime(instant, channel.timeZone));

const isOf = (column: AnyPgColumn, { ids }: Accounts): SQL | undefined => {
  if (ids === null) return undefined;
  return ids.length > 0 ? inArray(column, [...ids]) : sql`false`;
};

/**
 * The corporation admins of an account, or of all of the caller's: a row for each person.
 * @throws DomainError NOT_FOUND for somebody else's account
 */
export async function corporationAdmins(
  ctx: RequestContext,
  query: { corporationId?: string | undefined; format?: CsvFormat | undefined },
): Promise<Report> {
  const accounts = await accountsOf(ctx, query.corporationId);
  const { admin, words, recipient } = messages[ctx.language].reports;
  const { orm } = ctx.app.database;
  const wanted = and(
    eq(users.channelId, ctx.channel.id),
    eq(users.role, 'corporationAdmin'),
    accounts.ids === null ? undefined : administers(accounts.ids),
    isNull(users.deletedAt),
  );
  const names = accountNames(accounts.ids);
  return {
    fileName: safeFileName(`corporation-admins ${accounts.name}`),
    headings: [...Object.values(admin), recipient.businessAccountName],
    format: query.format ?? csvFormatFor(ctx.language),
    batches: () =>
      byId(
        async (after) => {
          const rows = await orm
            .select({ user: users, accounts: names })
            .from(users)
            .where(and(wanted, after ? gt(users.id, after) : undefined))
            .orderBy(asc(users.id))
            .limit(EXPORT_PAGE_SIZE);
          return rows.map((row) => ({ ...row.user, accounts: row.accounts }));
        },
        (user) => [
          user.id,
          user.givenName,
          user.familyName,
          user.email,
          user.phone,
          words.corporationAdmin,
          words[user.status],
          momentOf(user.createdAt, ctx),
          user.accounts,
        ],
      ),
    count: () => orm.$count(users, wanted),
  };
}

/**
 * Everybody for whom trips can be booked, in an account or in all of the caller's: employees, then
 * guests.
 * @throws DomainError NOT_FOUND for somebody else's account
 */
export async function bookingRecipients(
  ctx: RequestContext,
  query: { businessAccountId?: string | undefined; format?: CsvFormat | undefined },
): Promise<Report> {
  const accounts = await accountsOf(ctx, query.businessAccountId);
  const { orm } = ctx.app.database;
  const employees = and(
    eq(businessPassengers.channelId, ctx.channel.id),
    isOf(businessPassengers.businessAccountId, accounts),
    isNull(businessPassengers.deletedAt),
  );
  const guests = and(
    eq(businessGuests.channelId, ctx.channel.id),
    isOf(businessGuests.businessAccountId, accounts),
    isNull(businessGuests.deletedAt),
  );
  const accountIs = (column: AnyPgColumn) =>
    and(eq(corporations.channelId, ctx.channel.id), eq(corporations.id, column));
  const cells =
    (userType: string) =>
    (person: {
      id: string;
      givenName: string;
      familyName: string;
      email: string | null;
      phone: string | null;
      businessAccountId: string;
      accountName: string;
      createdAt: Date;
    }): CellValue[] => [
      person.id,
      person.givenName,
      person.familyName,
      person.email,
      person.phone,
      userType,
      person.businessAccountId,
      person.accountName,
      momentOf(person.createdAt, ctx),
    ];

  async function* batches() {
    yield* byId(async (after) => {
      const p = businessPassengers;
      const rows = await orm
        .select({ person: p, accountName: corporations.name })
        .from(p)
        .innerJoin(corporations, accountIs(p.businessAccountId))
        .where(and(employees, after ? gt(p.id, after) : undefined))
        .orderBy(asc(p.id))
        .limit(EXPORT_PAGE_SIZE);
      return rows.map(({ person, accountName }) => ({ ...person, accountName }));
    }, cells('BUSINESS_PASSENGER'));
    yield* byId(async (after) => {
      const g = businessGuests;
      const rows = await orm
        .select({ person: g, accountName: corporations.name })
        .from(g)
        .innerJoin(corporations, accountIs(g.businessAccountId))
        .where(and(guests, after ? gt(g.id, after) : undefined))
        .orderBy(asc(g.id))
        .limit(EXPORT_PAGE_SIZE);
      return rows.map(({ person, accountName }) => ({
        ...person,
        accountName,
        phone: person.phoneNumber,
      }));
    }, cells('BUSINESS_GUEST'));
  }
  return {
    fileName: safeFileName(`booking-recipients ${accounts.name}`),
    headings: Object.values(messages[ctx.language].reports.recipient),
    format: query.format ?? csvFormatFor(ctx.language),
    batches,
    count: async () =>
      (await orm.$count(businessPassengers, employees)) +
      (await orm.$count(businessGuests, guests)),
  };
}

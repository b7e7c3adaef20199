import { randomUUID } from 'node:crypto';
import { FAVOURITE_ID_PREFIX } from '../../../contract/booking/calls.ts';
import { rolesFor } from '../../../contract/core/access.ts';
import type { AnyResource, Scope } from '../../../contract/core/resource.ts';
import type { InvoiceDetails } from '../../../contract/invoices/calls.ts';
import { findResource } from '../../../contract/resources/index.ts';
import { runJob } from '../../../server/jobs/handlers.ts';
import { tripTemplates } from '../../../server/db/tables/index.ts';
import { issuerOf } from '../../../server/identity/issuers.ts';
import { LONDON } from '../../support/fixtureRows.ts';
import { booking, invoice } from '../../support/tripRows.ts';
import { CHANNEL_A, CHANNEL_B, type Fixtures, type TestUser } from '../../support/fixtures.ts';
import type { TestServer } from '../../support/server.ts';
import { openSession } from '../../support/tokens.ts';
import { resourceCases } from '../resourceCases.ts';

/** Whose a row is: an account and, for personal rows, a person in it. */
export interface Owner {
  name: 'northwind' | 'globex' | 'meridian' | 'tasman';
  channelId: string;
  corporation: Fixtures['corporations']['northwind'];
  /** The person who makes the row, and who owns it if it is personal. */
  user: TestUser;
  manager: TestUser;
}

export function ownersOf({ corporations, users }: Fixtures): Record<Owner['name'], Owner> {
  const { fleetManager, harbourFleetManager } = users;
  const inA = { channelId: CHANNEL_A, manager: fleetManager };
  const { northwind, globex, tasman } = corporations;
  return {
    northwind: { name: 'northwind', corporation: northwind, user: users.northwindAdmin, ...inA },
    globex: { name: 'globex', corporation: globex, user: users.globexAdmin, ...inA },
    // For the fleet manager's own personal rows.
    meridian: { name: 'meridian', corporation: northwind, user: fleetManager, ...inA },
    tasman: {
      name: 'tasman',
      channelId: CHANNEL_B,
      corporation: tasman,
      user: users.tasmanAdmin,
      manager: harbourFleetManager,
    },
  };
}

/**
 * A kind of row that ids refer to. Its scope says who reaches it, as for resources. In addition
 * there are personal rows (`caller`) and rows that only an account's admins see (`admins`).
 */
interface Kind {
  scope: Scope | { by: 'caller' | 'admins' };
  make(owner: Owner): Promise<string>;
}

/** Paths whose parameter refers to no row. */
const NAMES_NO_ROW = new Set([
  // The caller's own attempt by its name, which the call itself makes if it does not exist yet.
  'booking-attempts',
  // A list of the console, by its name.
  'list-preferences',
]);

/** The rows of a server by kind, which is the first part of their path. */
export function rowsOf(server: TestServer) {
  const { fixtures, context } = server;
  const { orm } = context.database;
  const cases = resourceCases(server);
  let made = 100;

  const post = async (owner: Owner, path: string, body: object): Promise<string> => {
    const reply = await server.as(owner.user).post<{ id: string }>(path, body);
    if (reply.status >= 400) throw new Error(`${path}: ${JSON.stringify(reply.body)}`);
    return reply.body.id;
  };

  /** A new row of a declared resource. */
  async function create(resource: AnyResource, owner: Owner): Promise<string> {
    const { scope, name } = resource;
    const isAdmins = rolesFor(resource, 'create').includes('corporationAdmin');
    const { id: corporationId } = owner.corporation;
    const extra: Record<string, unknown> = {};
    if (scope.by === 'corporation' && scope.field !== 'id') extra[scope.field] = corporationId;
    if ('status' in resource.fields) extra['status'] = 'active';
    if (name === 'users') extra['roles'] = [{ name: 'corporationAdmin', corporationId }];
    for (const [field, { kind, to, required, write }] of Object.entries(resource.fields)) {
      const isNeeded = kind === 'reference' && required && write !== 'never';
      if (isNeeded && !(field in extra))
        extra[field] = to === 'corporations' ? corporationId : await declared(to!, owner);
    }
    const body = await cases.values(resource, extra);
    return post({ ...owner, user: isAdmins ? owner.user : owner.manager }, `/v1/${name}`, body);
  }

  const declared = (name: string, owner: Owner) => create(findResource(name)!, owner);

  const own: Record<string, Kind> = {
    // Rows that only bodies refer to, in addition to those that have a path.
    channels: {
      scope: { by: 'channel' },
      make: ({ channelId }) => Promise.resolve(channelId),
    },
    offers: {
      scope: { by: 'channel' },
      make: ({ name }) => {
        const { bayTaxis, cityCars } = fixtures.fleets;
        return Promise.resolve((name === 'tasman' ? bayTaxis : cityCars).offerIds[0]!);
      },
    },
    // Addresses from the address search are open to everybody; favourites are found among them by
    // their ids.
    addresses: {
      scope: { by: 'admins' },
      make: async (owner) =>
        `${FAVOURITE_ID_PREFIX}${await declared('favourite-addresses', owner)}`,
    },
    bookings: {
      scope: { by: 'corporation', field: 'corporationId' },
      async make({ name, corporation, user }) {
        const isTasman = name === 'tasman';
        const { employees, fleets } = fixtures;
        const passenger = { northwind: employees.anna, meridian: employees.anna }[name as string];
        const { id } = await booking(orm, {
          of: corporation,
          by: user,
          fleet: isTasman ? fleets.bayTaxis : fleets.cityCars,
          passenger: passenger ?? (isTasman ? employees.tom : employees.greta),
          at: LONDON,
          status: 'PREBOOKED',
          hours: 72,
        });
        return id;
      },
    },
    invoices: {
      scope: { by: 'corporation', field: 'corporationId' },
      async make({ corporation }) {
        made += 1;
        const month = `19${String(made).slice(-2)}-01`;
        return (await invoice(orm, { of: corporation, sequence: made, month })).id;
      },
    },
    'invoice-payments': {
      scope: { by: 'corporation', field: 'corporationId' },
      async make(owner) {
        const invoiceId = await kindOf('invoices').make(owner);
        const payment = { paidOn: '2020-03-09', amount: 1, reference: null };
        const { body } = await server
          .as(owner.manager)
          .post<InvoiceDetails>(`/v1/invoices/${invoiceId}/payments`, payment);
        return body.payments[0]!.id;
      },
    },
    'payment-methods': {
      scope: { by: 'corporation', field: 'corporationId' },
      make: ({ corporation }) => server.cards.saveCard(corporation),
    },
    'trip-views': {
      scope: { by: 'caller' },
      make(owner) {
        made += 1;
        return post(owner, '/v1/trip-views', {
          name: `Mine ${made}`,
          state: { tab: 'all-trips', filters: {}, sort: '-pickupAt', columns: ['status'] },
        });
      },
    },
    'trip-templates': {
      scope: { by: 'caller' },
      // Not by the call, which a fleet manager may not make.
      async make(owner) {
        made += 1;
        const bookingId = await kindOf('bookings').make(owner);
        const { channelId, user } = owner;
        const row = {
          channelId,
          ownerId: user.id,
          bookingId,
          name: `Mine ${made}`,
          isShared: false,
        };
        const [template] = await orm.insert(tripTemplates).values(row).returning();
        return template!.id;
      },
    },
    batches: {
      scope: { by: 'caller' },
      async make(owner) {
        const id = await declared('business-passengers', owner);
        const body = { action: 'update', ids: [id], changes: { status: 'inactive' } };
        return post(owner, '/v1/business-passengers/batch', body);
      },
    },
    imports: {
      scope: { by: 'caller' },
      make: (owner) =>
        post(owner, '/v1/business-passengers/import', { corporationId: owner.corporation.id }),
    },
    'report-exports': {
      scope: { by: 'caller' },
      async make(owner) {
        const path = '/v1/business-passengers/export';
        const exportId = await post(owner, '/v1/report-exports', { path, query: {} });
        await runJob(context, 'report-export', { channelId: owner.channelId, exportId });
        return exportId;
      },
    },
    sessions: {
      scope: { by: 'caller' },
      make: ({ channelId, user }) =>
        openSession(context.database, issuerOf(server.originOf(channelId)), user.id),
    },
  };

  /** @throws for ids of rows that this file cannot make */
  function kindOf(name: string): Kind {
    const resource = findResource(name);
    const kind =
      own[name] ??
      (resource && { scope: resource.scope, make: (owner) => create(resource, owner) });
    if (!kind) throw new Error(`Say in rowsOf how a row of ${name} is made, and who reaches it`);
    return kind;
  }

  /** The row of a kind that the fixtures have. */
  function fixture(name: string, { name: owner, corporation }: Owner): { id: string } | undefined {
    const { invoices, fleets } = fixtures;
    if (name === 'corporations') return corporation;
    if (name === 'invoices' && owner !== 'meridian') return invoices[owner];
    if (name === 'fleets') return owner === 'tasman' ? fleets.bayTaxis : fleets.cityCars;
    return undefined;
  }

  const shared = new Map<string, Promise<string>>();
  return {
    cases,
    /** The kind of row that an operation's path refers to; null if it refers to none. */
    kindOfPath(path: string): string | null {
      const [, , name = '', parameter = ''] = path.split('/');
      if (!path.startsWith('/v1/') || !parameter.startsWith('{') || NAMES_NO_ROW.has(name))
        return null;
      kindOf(name);
      return name;
    },
    scopeOf: (name: string) => kindOf(name).scope,
    /** A row that nobody else uses. */
    make: (name: string, owner: Owner): Promise<string> => kindOf(name).make(owner),
    /** The row of an owner that all calls share which leave it as it is. */
    get(name: string, owner: Owner): Promise<string> {
      const known = fixture(name, owner);
      if (known) return Promise.resolve(known.id);
      // Writing the fleets of an account removes others.
      if (name === 'fleet-accounts') return kindOf(name).make(owner);
      const key = `${name} ${owner.name}`;
      const row = shared.get(key) ?? kindOf(name).make(owner);
      shared.set(key, row);
      return row;
    },
    absent: (name: string): string =>
      name === 'addresses' ? `${FAVOURITE_ID_PREFIX}${randomUUID()}` : randomUUID(),
  };
}
export type Rows = ReturnType<typeof rowsOf>;

/**
 * Whether a person reaches a row: it is of their channel, and of one of their accounts or their
 * own.
 */
export function reaches(user: TestUser, scope: Kind['scope'], owner: Owner): boolean {
  if (user.channelId !== owner.channelId) return false;
  if (scope.by === 'caller') return user.id === owner.user.id;
  const isManager = user.role === 'bookingChannelAdmin';
  if (scope.by === 'channel' || (isManager && scope.by !== 'admins')) return true;
  return user.corporationIds.includes(owner.corporation.id);
}

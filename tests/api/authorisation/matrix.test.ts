import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allowsKey } from '../../../server/http/keyScopes.ts';
import type { Method } from '../../../server/http/route.ts';
import { auditEntries } from '../../../server/db/tables/index.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import {
  type Call,
  calls,
  isCalledByPeople,
  type CallInput,
  make,
  rowsChanged,
  scopeNamed,
  revealedBy,
} from './calls.ts';
import { countCells, hidden, isForbidden, isKeyRefused, notes } from './answers.ts';
import { type Callers, callersOf, type Person } from './callers.ts';
import { isIgnored, maySet } from './exceptions.ts';
import { bodyOf, queryOf } from './inputs.ts';
import { bodyWith, idIn, parametersOf, referencesOf } from './references.ts';
import { type Owner, ownersOf, reaches, type Rows, rowsOf } from './rows.ts';

/* Every call that the API describes, by every caller, about every owner's rows. The expected
   answers follow from the description (`x-roles`) and from the declaration of who sees which rows
   (`scope`). */

const MALFORMED = ['nonsense', '1', '%00'];

let server: TestServer;
let rows: Rows;
let callers: Callers;
let owners: Record<Owner['name'], Owner>;
/** Who tried to reach which row without success. */
const triedInVain: { userId: string; rowId: string }[] = [];

beforeAll(async () => {
  server = await startTestServer({
    dependencies: { rateLimit: { burst: 1e9, perSecond: 1e9 } },
  });
  rows = rowsOf(server);
  callers = await callersOf(server);
  owners = ownersOf(server.fixtures);
});
afterAll(async () => {
  console.log(`authorisation: ${countCells()} cells, ${calls.length} operations`);
  await server.close();
});

const body = (call: Call) =>
  call.schema
    ? bodyOf(call, {
        fixtures: server.fixtures,
        rows,
        northwind: owners.northwind,
      })
    : Promise.resolve(undefined);

/** A row for the path. A call that may delete it gets a new one. */
async function rowFor(call: Call, kind: string, owner: Owner): Promise<string> {
  const isKept = ['get', 'put', 'patch'].includes(call.method);
  return isKept ? rows.get(kind, owner) : rows.make(kind, owner);
}

describe.each(calls.filter(isCalledByPeople).map((call) => [call.id, call] as const))(
  '%s',
  (_id, call) => {
    const kind = () => rows.kindOfPath(call.path);
    const mayCall = ({ user }: Person) => call.roles.includes(user.role);
    const base = async (): Promise<CallInput> => ({
      query: await queryOf(call.id, server.fixtures),
      body: await body(call),
    });

    it('is refused to outsiders, and to roles that are not allowed', async () => {
      const { wrong, cell } = notes();
      const named = kind();
      const input = {
        ...(await base()),
        id: named ? await rows.get(named, owners.northwind) : undefined,
      };
      await Promise.all(
        callers.outsiders.map(async ({ name, client, refusal }) => {
          const reply = await make(client, call, input);
          const isRight = reply.status === refusal.status && reply.body.code === refusal.code;
          const asks = reply.status !== 401 || reply.headers.get('www-authenticate') === 'Bearer';
          cell(isRight && asks, name, reply);
        }),
      );
      if (!named)
        for (const person of callers.people) {
          const own = mayCall(person) ? await base() : {};
          const reply = await make(person.client, call, { ...input, ...own });
          // Callers whom the operation admits can only be refused because of the account, which is
          // Northwind's.
          const mayBe =
            isForbidden(reply) !== mayCall(person) || person.user !== owners.northwind.user;
          cell(mayCall(person) ? mayBe : isForbidden(reply), person.name, reply);
        }
      expect(wrong).toEqual([]);
    });

    it('is refused to API keys that are not for it, whatever the call is about', async () => {
      const { wrong, cell } = notes();
      const named = kind();
      // Keys that are refused use nothing up, so they share it.
      const kept = {
        ...(await base()),
        id: named ? await rows.get(named, owners.northwind) : undefined,
      };
      for (const key of callers.keys) {
        const isOfRole = call.roles.includes(key.role);
        const isAllowed = isOfRole && allowsKey(key.scopes, scopeNamed(call.keyScope));
        const send = async (owner: Owner) => {
          if (!isAllowed) return make(key.client, call, kept);
          const id = named ? await rowFor(call, named, owner) : undefined;
          return make(key.client, call, { ...(await base()), id });
        };
        const reply = await send(owners.northwind);
        const isRefused = isOfRole ? isKeyRefused(reply) : isForbidden(reply);
        const isTaken = reply.status !== 401 && !isKeyRefused(reply);
        cell(isAllowed ? isTaken : isRefused, key.name, reply);
        // A key of Northwind reaches no more than Northwind's admins do.
        const isInReach =
          !named || reaches(owners.northwind.user, rows.scopeOf(named), owners.globex);
        if (!isAllowed || key.role !== 'corporationAdmin' || isInReach) continue;
        const other = await send(owners.globex);
        cell([403, 404, 422].includes(other.status), `${key.name}, a row of Globex`, other);
      }
      expect(wrong).toEqual([]);
    });

    it('reaches only the rows of its caller', async () => {
      const { wrong, cell } = notes();
      const named = kind();
      if (!named) return;
      const scope = rows.scopeOf(named);
      /** Whose ids without a row are tried in every form: one of each role. */
      const roles = new Map(callers.people.map((person) => [person.user.role, person]));
      const kept = await base();
      for (const person of callers.people) {
        const input = mayCall(person) ? await base() : kept;
        const absent = await make(person.client, call, { ...input, id: rows.absent(named) });
        const isNothing = mayCall(person)
          ? absent.status === 404 || absent.status === 422
          : isForbidden(absent);
        cell(isNothing, `${person.name}, an id that nobody has`, absent);
        const malformed = roles.get(person.user.role) === person ? MALFORMED : [];
        for (const id of malformed) {
          const reply = await make(person.client, call, { ...input, id });
          const isRight = mayCall(person) ? reply.status === 404 : isForbidden(reply);
          cell(isRight, `${person.name}, ${id}`, reply);
        }
        for (const owner of Object.values(owners)) {
          if (owner.name === 'meridian' && scope.by !== 'caller') continue;
          const isInReach = reaches(person.user, scope, owner);
          const isReached = mayCall(person) && isInReach;
          // A row out of reach is still there for the next one who tries.
          const id = await (isInReach ? rowFor(call, named, owner) : rows.get(named, owner));
          const reply = await make(person.client, call, { ...input, id });
          const what = `${person.name}, a row of ${owner.name}`;
          if (isReached) {
            cell(!hidden.has(reply.status), what, reply);
            continue;
          }
          triedInVain.push({ userId: person.user.id, rowId: id });
          cell(reply.status >= 400 && revealedBy(reply) === revealedBy(absent), what, reply);
        }
      }
      expect(wrong).toEqual([]);
    });

    it('accepts in its query and body only ids of rows in reach', async () => {
      const { wrong, cell } = notes();
      const named = kind();
      const [admin, , manager] = callers.people;
      const people = [admin, manager].filter(mayCall);
      const places = [
        ...parametersOf(call.path, call.parameters).map(({ name, to }) => ({
          name,
          to,
          isRefused: false,
          given: ({ query }: CallInput) => query?.[name],
          put: (input: CallInput, id: string) => ({
            ...input,
            query: { ...input.query, [name]: id },
          }),
        })),
        ...referencesOf(call, call.schema).map((reference) => ({
          name: reference.path,
          to: reference.to,
          isRefused: reference.isRefused,
          given: (input: CallInput) => idIn(input.body, reference.path),
          put: (input: CallInput, id: string) => ({
            ...input,
            body: bodyWith(input.body!, reference, id),
          }),
        })),
      ];
      const isDeletion = call.method === 'delete';
      for (const person of people) {
        const isOwn = named !== null && rows.scopeOf(named).by === 'caller';
        const whose = isOwn && person === manager ? owners.meridian : owners.northwind;
        const target = () => (isDeletion ? rows.make(named!, whose) : rows.get(named!, whose));
        for (const { name, to, isRefused, given, put } of places) {
          const send = async (id: string) =>
            make(person.client, call, {
              ...put(await base(), id),
              id: named ? await target() : undefined,
            });
          const what = `${person.name}, ${name}`;
          const absent = await send(to === 'channels' ? 'nowhere' : randomUUID());
          const isOpen = !isRefused || isIgnored(person.user, { ...call, place: name });
          cell(isOpen || absent.status >= 400, `${what}: nobody's`, absent);
          const malformed = await send('nonsense');
          const isByRow = name.startsWith('changes.') && rowsChanged(malformed) === 0;
          const isAlike = isByRow || revealedBy(malformed) === revealedBy(absent);
          cell(malformed.status >= 400 || isAlike, `${what}: nonsense`, malformed);
          for (const owner of [owners.globex, owners.tasman]) {
            if (reaches(person.user, rows.scopeOf(to), owner)) continue;
            const theirs = await rows.get(to, owner);
            triedInVain.push({ userId: person.user.id, rowId: theirs });
            const other = await send(theirs);
            const isNothing = revealedBy(other) === revealedBy(absent);
            const isKept = !name.startsWith('changes.') || rowsChanged(other) === 0;
            cell(isNothing && isKept, `${what}: ${owner.name}'s`, other);
          }
          // This comes last, because it may change the answers to the other calls.
          const mine =
            (given(await base()) as string | undefined) ?? (await rows.get(to, owners.northwind));
          const reply = await send(mine);
          const mayName = maySet(person.user, { ...call, place: name });
          cell(reply.status < 400 === mayName, `${what}: Northwind's`, reply);
        }
      }
      expect(wrong).toEqual([]);
    });
  },
);

describe.each(
  calls.filter((call) => !isCalledByPeople(call)).map((call) => [call.id, call] as const),
)('%s, which does not depend on people', (_id, call) => {
  const isPublic = call.roles.includes('public');

  it('answers the same to everybody', async () => {
    const { wrong, cell } = notes();
    const everybody = [...callers.outsiders, ...callers.people];
    const replies = await Promise.all(
      everybody.map(({ client }) => make(client, call, { id: 'x'.repeat(32), body: {} })),
    );
    for (const [at, reply] of replies.entries()) {
      const isRight = isPublic || (reply.status >= 400 && reply.status < 500);
      cell(isRight && revealedBy(reply) === revealedBy(replies[0]!), everybody[at]!.name, reply);
    }
    expect(wrong).toEqual([]);
  });

  it('has only the calls that are described', async () => {
    const { wrong, cell } = notes();
    const others = ['get', 'post', 'put', 'patch', 'delete'].filter((one) => one !== call.method);
    for (const method of others as Method[]) {
      const reply = await make(callers.outsiders[0]!.client, { ...call, method }, { body: {} });
      cell([404, 405].includes(reply.status), method, reply);
    }
    expect(wrong).toEqual([]);
  });
});

it('did not change rows for which a call was refused', async () => {
  const { orm } = server.context.database;
  const written = await orm
    .select({ actorId: auditEntries.actorId, resourceId: auditEntries.resourceId })
    .from(auditEntries);
  const pairs = new Set(written.map(({ actorId, resourceId }) => `${actorId} ${resourceId}`));
  expect(triedInVain.length).toBeGreaterThan(500);
  expect(triedInVain.filter(({ userId, rowId }) => pairs.has(`${userId} ${rowId}`))).toEqual([]);
});

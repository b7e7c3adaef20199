import { type Context, Hono } from 'hono';
import { DomainError } from '../../../contract/core/errors.ts';
import type { LoadClass } from '../../admission/loadClass.ts';
import { secondsUntilRetry } from '../../admission/admission.ts';
import { originForHost } from '../../config/origins.ts';
import { reaching } from '../../db/rowSecurity/reaching.ts';
import { noteCall } from '../../services/scim/calls.ts';
import { providerConfig, resourceTypes, schemas } from '../../services/scim/discovery.ts';
import * as groups from '../../services/scim/groups.ts';
import type { Directory } from '../../services/scim/people.ts';
import * as users from '../../services/scim/users.ts';
import { namesVersion, notFound, tagOf } from '../../services/scim/versions.ts';
import { ifAdmitted } from '../admitted.ts';
import { limitBodies } from '../bodies.ts';
import { sendJson } from '../compressed.ts';
import type { HttpEnv } from '../httpEnv.ts';
import { allowsKey, scopeText } from '../keyScopes.ts';
import { fail, type MountOptions, parseJson } from '../mount.ts';
import { answerProblem } from '../problems.ts';
import { refuseUnreadable } from '../readableInput.ts';
import { signedIn } from '../signIn.ts';
import { SCIM_TYPE, scimErrors, scimFailure } from './scimErrors.ts';

export const SCIM_PATH = '/scim/v2';
/** Ten thousand members with their names and addresses, twice over. */
export const MOST_SCIM_BYTES = 4 * 1024 * 1024;

const readOnly = { area: 'directory', access: 'read' } as const;
const writes = { area: 'directory', access: 'write' } as const;

/** The account whose directory calls. @throws DomainError NOT_SIGNED_IN, KEY_NOT_ALLOWED */
async function directoryOf(
  c: Context<HttpEnv>,
  { app, verifyAccessToken }: MountOptions,
): Promise<Directory> {
  const channelId = c.get('channel').id;
  const ctx = await signedIn(c, reaching(app, { channelId }), verifyAccessToken);
  const needed = c.req.method === 'GET' ? readOnly : writes;
  const { key, corporationIds } = ctx.actor;
  const [corporationId] = corporationIds;
  // A person, and a key of the operator, have no directory of their own.
  if (!key || !allowsKey(key, needed) || corporationId === undefined)
    throw new DomainError('KEY_NOT_ALLOWED', { params: { needed: scopeText(needed) } });
  return { ctx, corporationId };
}

interface Handled {
  status: 200 | 201 | 204;
  body?: unknown;
  version?: number;
  location?: string;
}
type Handle = (call: users.ScimCall, c: Context<HttpEnv>) => Promise<Handled> | Handled;

const send = (c: Context<HttpEnv>, { status, body, version, location }: Handled): Response => {
  const headers = {
    'cache-control': 'no-store',
    ...(version !== undefined && { etag: tagOf(version) }),
    ...(location && { location }),
  };
  const isKnown = version !== undefined && c.req.method === 'GET';
  if (isKnown && namesVersion(c.req.header('if-none-match'), version))
    return c.body(null, 304, headers);
  if (status === 204) return c.body(null, 204, headers);
  const answer = sendJson(c, JSON.stringify(body), status, headers);
  answer.headers.set('content-type', SCIM_TYPE);
  return answer;
};

async function run(c: Context<HttpEnv>, directory: Directory, handle: Handle): Promise<Response> {
  const origin = originForHost(
    directory.ctx.app.config,
    c.get('channel'),
    c.req.header('host') ?? '',
  );
  const { filter, startIndex, count, attributes, excludedAttributes } = c.req.query();
  const query = { filter, startIndex, count, attributes, excludedAttributes };
  refuseUnreadable({
    params: c.req.param(),
    search: new URL(c.req.url).searchParams,
    body: undefined,
  });
  const call = { ...directory, base: origin + SCIM_PATH, query, ifMatch: c.req.header('if-match') };
  return send(c, await handle(call, c));
}

async function answer(
  c: Context<HttpEnv>,
  options: MountOptions,
  load: LoadClass,
  handle: Handle,
): Promise<Response> {
  const directory = await directoryOf(c, options);
  const { actor, channel } = directory.ctx;
  const wait = options.takeToken(`${channel.id} ${actor.userId}`);
  if (wait > 0)
    return answerProblem(c, new DomainError('TOO_MANY_REQUESTS'), { 'retry-after': String(wait) });
  const giveBack = await options.app.admission.shares.take(actor, load);
  if (!giveBack)
    return answerProblem(c, new DomainError('SERVER_BUSY'), {
      'retry-after': String(secondsUntilRetry(load)),
    });
  const began = performance.now();
  let done: Response;
  try {
    done = await run(c, directory, handle);
  } catch (error) {
    done = scimFailure(c, error) ?? fail(c, error, options.app);
  } finally {
    giveBack();
  }
  await note(c, directory, done.clone(), performance.now() - began);
  return done;
}

/** A call that could be answered is not refused because it cannot be noted. */
async function note(c: Context<HttpEnv>, directory: Directory, done: Response, tookMs: number) {
  const { status } = done;
  const failure =
    status >= 400 ? ((await done.json()) as { detail?: string; displayMessage?: string }) : {};
  const detail = failure.detail ?? failure.displayMessage ?? null;
  const call = {
    method: c.req.method,
    path: c.req.path,
    status,
    detail,
    tookMs: Math.round(tookMs),
  };
  await noteCall(directory, call).catch((error: unknown) =>
    directory.ctx.app.log.warn({ err: error }, 'a call of a directory was not noted'),
  );
}

const bodyOf = async (c: Context<HttpEnv>): Promise<unknown> => {
  const body = parseJson(await c.req.text());
  refuseUnreadable({ params: {}, search: new URLSearchParams(), body });
  return body;
};

interface Kind {
  list(call: users.ScimCall): Promise<unknown>;
  get(call: users.ScimCall, id: string): Promise<users.Answered>;
  create(call: users.ScimCall, sent: unknown): Promise<users.Answered>;
  replace(call: users.ScimCall, id: string, sent: unknown): Promise<users.Answered>;
  patch(call: users.ScimCall, id: string, sent: unknown): Promise<users.Answered>;
  remove(call: users.ScimCall, id: string): Promise<void>;
}
const USERS: Kind = {
  list: users.listUsers,
  get: users.getUser,
  create: users.createUser,
  replace: users.replaceUser,
  patch: users.patchUser,
  remove: users.deleteUser,
};
const GROUPS: Kind = {
  list: groups.listGroups,
  get: groups.getGroup,
  create: groups.createGroup,
  replace: groups.replaceGroup,
  patch: groups.patchGroup,
  remove: groups.deleteGroup,
};

const answered = ({ resource, version }: users.Answered): Handled => ({
  status: 200,
  body: resource,
  version,
});

/** SCIM 2.0 (RFC 7643, 7644) for the directory of the account whose API key calls. */
export function scim(options: MountOptions): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  app.use(`${SCIM_PATH}/*`, scimErrors, limitBodies(MOST_SCIM_BYTES));
  const on = (method: string, path: string, load: LoadClass, handle: Handle) => {
    const pattern = SCIM_PATH + path;
    for (const one of [pattern, `${pattern}/`])
      app.on(method, one, (c) => {
        c.set('route', pattern);
        return ifAdmitted(c, options.app, load, () => answer(c, options, load, handle));
      });
  };
  const found = (body: unknown, id: string): Handled => {
    if (body === undefined) throw notFound(id);
    return { status: 200, body };
  };
  const idOf = (c: Context<HttpEnv>): string => c.req.param('id') ?? '';

  for (const path of ['/ServiceProviderConfig', '/serviceConfiguration'])
    on('GET', path, 'row', ({ base }) => ({ status: 200, body: providerConfig(base) }));
  on('GET', '/ResourceTypes', 'row', ({ base }) => ({
    status: 200,
    body: resourceTypes(base).all,
  }));
  on('GET', '/ResourceTypes/:id', 'row', ({ base }, c) =>
    found(resourceTypes(base).byId(idOf(c)), idOf(c)),
  );
  on('GET', '/Schemas', 'row', ({ base }) => ({ status: 200, body: schemas(base).all }));
  on('GET', '/Schemas/:id', 'row', ({ base }, c) => found(schemas(base).byId(idOf(c)), idOf(c)));
  for (const [path, kind] of [
    ['/Users', USERS],
    ['/Groups', GROUPS],
  ] as const) {
    on('GET', path, 'list', async (call) => ({ status: 200, body: await kind.list(call) }));
    on('POST', path, 'row', async (call, c) => {
      const made = await kind.create(call, await bodyOf(c));
      const { meta, id } = made.resource as { id: string; meta?: { location: string } };
      return {
        ...answered(made),
        status: 201,
        location: meta?.location ?? `${call.base}${path}/${id}`,
      };
    });
    on('GET', `${path}/:id`, 'row', async (call, c) => answered(await kind.get(call, idOf(c))));
    on('PUT', `${path}/:id`, 'row', async (call, c) =>
      answered(await kind.replace(call, idOf(c), await bodyOf(c))),
    );
    on('PATCH', `${path}/:id`, 'row', async (call, c) => {
      const wantsAnswer = call.query.attributes !== undefined;
      // Nobody reads the ten thousand members of a group that a change would answer.
      const query = wantsAnswer ? call.query : { excludedAttributes: 'members' };
      const { resource, version } = await kind.patch({ ...call, query }, idOf(c), await bodyOf(c));
      return wantsAnswer ? answered({ resource, version }) : { status: 204, version };
    });
    on('DELETE', `${path}/:id`, 'row', async (call, c) => {
      await kind.remove(call, idOf(c));
      return { status: 204 };
    });
  }
  app.all(`${SCIM_PATH}/*`, (c) => {
    c.set('route', SCIM_PATH);
    return answerProblem(c, new DomainError('NOT_FOUND'));
  });
  return app;
}

import { EMAIL_CHANGE_PATH } from '../../server/services/users/emailChangeMails.ts';
import { STOP_MAILS_PATH } from '../../server/services/mails/stopLink.ts';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { resources } from '../../contract/resources/index.ts';
import { allRoutes } from '../../server/http/createApp.ts';
import { API_DOCS_PATH } from '../../server/http/apiDocs.ts';
import { SCIM_PATH } from '../../server/http/scim/scim.ts';
import { publicOperations } from '../../server/http/operations/public.ts';
import { PUBLIC_ROLE } from '../../server/http/publicOperation.ts';
import { dereferenced } from '../support/dereferenced.ts';
import { CHANNEL_A } from '../support/fixtures.ts';
import type { InputDescription } from '../support/fuzz/badCalls.ts';
import type { JsonSchema } from '../support/fuzz/fromSchema.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { type ApiDescription, callsOf } from './describedCalls.ts';

let server: TestServer;
/** As it is sent, and with what its references refer to. */
let sent: ApiDescription;
let document: ApiDescription;
beforeAll(async () => {
  server = await startTestServer();
  sent = (await server.anonymous(CHANNEL_A).get<ApiDescription>('/v1/openapi.json')).body;
  document = dereferenced(sent);
});
afterAll(() => server.close());

it('is a valid OpenAPI 3.1 document', async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate({ ...sent });
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
  expect(validator.version).toBe('3.1');
});

it('describes exactly the calls that are mounted', () => {
  const described = callsOf(document).map(({ method, path }) => `${method} ${path}`);
  const mounted = server.app.routes
    // The calls of a stand-in are described by the service that it stands in for.
    .filter(({ path }) => !path.startsWith('/sandbox/'))
    // Pages of this description, for people.
    .filter(({ path }) => !path.startsWith(API_DOCS_PATH))
    // SCIM describes itself, in its own words.
    .filter(({ path }) => !path.startsWith(SCIM_PATH))
    // A page that a mail links to is not an API call.
    .filter(({ path }) => !path.startsWith(STOP_MAILS_PATH))
    .filter(({ path }) => !path.startsWith(EMAIL_CHANGE_PATH))
    // The files that a browser needs to install the console and to show it offline are not for
    // programs.
    .filter(({ path }) => !/^\/(?:app|offline)[-.\w]*(?:\/|$)/.test(path))
    .filter(({ method, path }) => method !== 'ALL' && path !== '/*')
    .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`);
  expect(described.sort()).toEqual([...new Set(mounted)].sort());
});

it('names for every call who may make it: roles, programs that sign, or everybody', () => {
  const byId = (calls: readonly { id: string; roles: unknown }[]) =>
    Object.fromEntries(calls.map(({ id, roles }) => [id, roles]));
  const open = publicOperations.map(({ id }) => ({ id, roles: [PUBLIC_ROLE] }));
  expect(byId(callsOf(document))).toEqual({
    ...byId([...allRoutes(), ...open]),
    isUp: [PUBLIC_ROLE],
    isReady: [PUBLIC_ROLE],
    describe: [PUBLIC_ROLE],
    receiveDispatchEvent: ['dispatch system'],
    receivePaymentEvent: ['card processor'],
  });
  for (const { roles } of callsOf(document)) expect(roles.length).toBeGreaterThan(0);
});

it('has the form of the key that a booking needs', async () => {
  const { components } = (
    await server.anonymous(CHANNEL_A).get<{
      components: {
        parameters: { AttemptKey: { required: boolean; schema: { pattern: string } } };
      };
    }>('/v1/openapi.json')
  ).body;
  const { required, schema } = components.parameters.AttemptKey;
  expect(required).toBe(true);
  expect('a53e6dd2-0000:1:request').toMatch(new RegExp(schema.pattern));
  expect('a53e6dd2-0000').not.toMatch(new RegExp(schema.pattern));
});

it('names the unit of every distance that is sent, returned or requested', () => {
  const { get, post } = document.paths['/v1/fleets']!;
  for (const part of [get?.parameters, get?.responses, post?.requestBody])
    expect(JSON.stringify(part)).toMatch(/"description":"[^"]*Metres\."/);
});

it('says what every parameter of a list or an export means', () => {
  const { paths } = document as unknown as {
    paths: Record<
      string,
      Record<string, { parameters: { name?: string; description?: string }[] }>
    >;
  };
  const silent = resources.flatMap(({ name }) =>
    [`/v1/${name}`, `/v1/${name}/export`].flatMap((path) =>
      (paths[path]?.['get']?.parameters ?? [])
        .filter((parameter) => parameter.name && !parameter.description)
        .map((parameter) => `${path} ${parameter.name}`),
    ),
  );
  expect(silent).toEqual([]);
});

it('gives every call its own id', () => {
  const ids = callsOf(document).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

/** Texts that are compared with a list or read by a parser, which no schema can express. */
const JUDGED = /(^|\.)(sort|path|communicationLanguage|currency|filter\.\*)$/;

/** The texts of a schema that have no limit on their length. */
function* endlessTexts(schema: JsonSchema, path: string): Generator<string> {
  const { type, maxLength, format, pattern, enum: choices, const: fixed } = schema;
  const isLimited = maxLength ?? format ?? pattern ?? choices ?? fixed;
  if ([type].flat().includes('string') && isLimited === undefined && !JUDGED.test(path)) yield path;
  for (const one of [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])])
    yield* endlessTexts(one, path);
  for (const [name, inner] of Object.entries(schema.properties ?? {}))
    yield* endlessTexts(inner, path === '' ? name : `${path}.${name}`);
  if (schema.items) yield* endlessTexts(schema.items, `${path}[]`);
  if (typeof schema.additionalProperties === 'object')
    yield* endlessTexts(schema.additionalProperties, `${path}.*`);
}

it('limits the length of every text in a body, even a nested one', () => {
  const { paths } = document as unknown as InputDescription;
  const endless = Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap(({ operationId, requestBody }) => {
      const schema = requestBody?.content['application/json']?.schema;
      return schema ? [...endlessTexts(schema, '')].map((path) => `${operationId} ${path}`) : [];
    });
  expect(endless).toEqual([]);
});

/** The places below a value where an alternative allows everything. */
function* emptyAlternatives(value: unknown, path: string): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    const isEmpty = (one: object) => Object.keys(one).length === 0;
    if (/^(any|one)Of$/.test(name) && Array.isArray(inner) && inner.some(isEmpty)) yield path;
    yield* emptyAlternatives(inner, `${path}/${name}`);
  }
}

it('describes every alternative of a field', () => {
  // A check that only code can make leaves an empty schema.
  expect([...emptyAlternatives(document, '')]).toEqual([]);
});

it('explains every part of the API, and says to which part each call belongs', () => {
  const { tags, paths } = sent as unknown as {
    tags: { name: string; description: string }[];
    paths: Record<string, Record<string, { tags: string[] }>>;
  };
  for (const { description } of tags) expect(description).toMatch(/^[A-Z].{20,}\.$/);
  const used = Object.values(paths).flatMap((methods) =>
    Object.values(methods).map((operation) => operation.tags),
  );
  for (const one of used) expect(one).toHaveLength(1);
  expect(new Set(used.flat())).toEqual(new Set(tags.map(({ name }) => name)));
});

interface Parts {
  components: { schemas: Record<string, JsonSchema> };
}

/** The objects with members that are written in the middle of something else. */
function* inlineObjects(value: unknown, path: string): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  const isSchema = /^(schema|items|\d+|additionalProperties)$/.test(path.split('/').at(-1) ?? '');
  if (isSchema && 'properties' in value) yield path;
  for (const [name, inner] of Object.entries(value)) yield* inlineObjects(inner, `${path}/${name}`);
}

it('names every object that is sent or answered, and writes it once', () => {
  expect([...inlineObjects(sent, '')]).toEqual([]);
  const { schemas } = (sent as unknown as Parts).components;
  expect(Object.keys(schemas)).toEqual(
    expect.arrayContaining([
      'Account',
      'Booking',
      'BookingRequest',
      'Employee',
      'Guest',
      'Invoice',
      'NewEmployee',
      'Offer',
      'Problem',
      'Trip',
      'User',
    ]),
  );
  const nested = Object.entries(schemas).flatMap(([name, { properties = {} }]) =>
    Object.entries(properties)
      .filter(([, inner]) => inner.properties)
      .map(([property]) => `${name}.${property}`),
  );
  expect(nested).toEqual([]);
  // A declared resource adds about 15,000 characters, nearly all of them references.
  expect(JSON.stringify(sent).length).toBeLessThan(450 * 1024);
});

import fc from 'fast-check';
import { type Ids, type JsonSchema, likely } from './fromSchema.ts';
import { nastyText, nastyValue } from './nasty.ts';

interface Described {
  operationId: string;
  parameters?: { name: string; in: string; schema: JsonSchema }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
}
/** The part of the API's description that inputs are made from. */
export interface InputDescription {
  paths: Record<string, Record<string, Described>>;
}

/** One call, ready to be sent. */
export interface BadCall {
  operation: string;
  method: string;
  /** Path and query. */
  path: string;
  headers: Record<string, string>;
  /** The text of the body; undefined if there is none. */
  body: string | undefined;
}

/** Deletes are made less often, because rows that are gone only ever answer "not found". */
const weightOf = (method: string) => (method === 'delete' ? 1 : 6);

const encoded = (value: unknown): string => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return encodeURIComponent(text.toWellFormed());
};

/** As a parameter of a path or query, sometimes with a percent sign that starts no escape. */
const parameter = (schema: JsonSchema, ids: Ids, name: string): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 20, arbitrary: likely(schema, ids, name).map(encoded) },
    { weight: 2, arbitrary: nastyText.map(encoded) },
    { weight: 1, arbitrary: fc.constantFrom('%', '%zz', '%E0%A4%A', '%00', 'a%00b', '%ff') },
  );

function bodyOf(schema: JsonSchema | undefined, ids: Ids): fc.Arbitrary<string | undefined> {
  if (!schema) return fc.constant(undefined);
  return fc.oneof(
    { weight: 20, arbitrary: likely(schema, ids).map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: nastyValue.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: fc.constantFrom('', '{', '[', '"', '{"a":', '\0', '[1,]', '{}{}') },
  );
}

const headers = fc.record(
  {
    'idempotency-key': fc.oneof(
      { weight: 20, arbitrary: fc.uuid() },
      { weight: 10, arbitrary: fc.uuid().map((attempt) => `${attempt}:outbound:request`) },
      { weight: 1, arbitrary: fc.constantFrom('', 'x', 'k'.repeat(300)) },
    ),
    'x-lang': fc.constantFrom('en', 'fr', 'xx', '', '*', 'de-AT'),
    'content-type': fc.constantFrom('application/json', 'text/plain', 'application/xml'),
  },
  { requiredKeys: ['content-type'] },
);

/** What the id in a path refers to: the resource says more than the name `id`. */
const nameIn = (path: string, name: string): string =>
  name === 'id' ? (path.split('/')[2] ?? '') : name;

function callTo(method: string, path: string, described: Described, ids: Ids) {
  const inputs = described.parameters ?? [];
  const ofPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  const schemaOf = (name: string) => inputs.find((one) => one.name === name)?.schema ?? {};
  const ofQuery = inputs.filter((one) => one.in === 'query').map((one) => one.name);
  const body = described.requestBody?.content['application/json']?.schema;
  return fc
    .record({
      values: fc.tuple(
        ...ofPath.map((name) =>
          parameter({ type: 'string', format: 'uuid', ...schemaOf(name) }, ids, nameIn(path, name)),
        ),
      ),
      query: fc.record(
        Object.fromEntries(ofQuery.map((name) => [name, parameter(schemaOf(name), ids, name)])),
        { requiredKeys: [] },
      ),
      headers,
      body: bodyOf(body, ids),
    })
    .map(({ values, query, headers: sent, body: text }): BadCall => {
      const filled = ofPath.reduce((so, name, at) => so.replace(`{${name}}`, values[at]!), path);
      const search = Object.entries(query).map(([name, value]) => `${name}=${value}`);
      return {
        operation: described.operationId,
        method: method.toUpperCase(),
        path: search.length > 0 ? `${filled}?${search.join('&')}` : filled,
        headers: sent,
        body: text,
      };
    });
}

/**
 * Calls of all operations of a description. Some are nearly right, and all are meant to break
 * something.
 * @param ids of existing rows, by kind
 * @example badCalls(description, ids, { count: 2000, seed: 1 })
 */
export function badCalls(
  { paths }: InputDescription,
  ids: Ids,
  { count, seed }: { count: number; seed: number },
): BadCall[] {
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      weight: weightOf(method),
      arbitrary: callTo(method, path, described, ids),
    })),
  );
  return fc.sample(fc.oneof(...all), { numRuns: count, seed });
}

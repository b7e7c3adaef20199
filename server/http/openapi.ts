import { DISPATCH_EVENTS_PATH } from '../../contract/booking/dispatch.ts';
import { PRODUCT_VERSION } from '../../contract/core/product.ts';
import type { Role } from '../../contract/core/roles.ts';
import { commonFailure, failures } from './describedFailures.ts';
import {
  dispatchEventsPath,
  dispatchWebhooks,
  SIGNATURE_PARAMETERS,
} from './dispatchDescription.ts';
import type { Example } from './examples/example.ts';
import { exampleOf } from './examples/examples.ts';
import { HEADER_PARAMETERS } from './headerParameters.ts';
import { inputParameters } from './inputParameters.ts';
import { keyScopeOf, scopeText } from './keyScopes.ts';
import { EVERYWHERE, problemCodes } from './problemCodes.ts';
import { PUBLIC_ROLE, type PublicOperation } from './publicOperation.ts';
import type { Route } from './route.ts';
import { type Json, SchemaComponents } from './schemaComponents.ts';
import { pascal } from './schemaNames.ts';
import { serverCalls } from './serverCalls.ts';
import { shareParts } from './sharedComponents.ts';
import { declaredTags, tagOf } from './tags.ts';

const ref = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });

type Inputs = Pick<Route, 'idempotency'> & {
  describes: Pick<Route['describes'], 'params' | 'query' | 'countsLater'>;
};

function parametersOf(
  components: SchemaComponents,
  { describes, idempotency }: Inputs,
  example: Example,
): Json[] {
  const { params, query, countsLater } = describes;
  return [
    ...inputParameters(components, params, 'path', example),
    ...inputParameters(components, query, 'query', example),
    ref('parameters', 'Language'),
    ...(countsLater ? [ref('parameters', 'Prefer')] : []),
    ...(idempotency === 'none'
      ? []
      : [ref('parameters', idempotency === 'required' ? 'AttemptKey' : 'Key')]),
  ];
}

/** What people with a role are called in texts about the API. */
export const CALLERS: Record<Role, string> = {
  corporationAdmin: 'corporation admins',
  bookingChannelAdmin: 'fleet managers',
};

/** The calls whose examples take their id from the answer of this one. */
function linksFrom(id: string, examples: ReadonlyMap<string, Example>): Json {
  const links = [...examples].flatMap(([operationId, { idFrom }]) =>
    idFrom?.operation === id
      ? [[operationId, { operationId, parameters: { id: `$response.body#${idFrom.at}` } }]]
      : [],
  );
  return links.length > 0 ? { links: Object.fromEntries(links) as Json } : {};
}

function operationOf(
  components: SchemaComponents,
  route: Route,
  examples: ReadonlyMap<string, Example>,
): Json {
  const { body, response, isStream, isDownload, status, headers = {} } = route.describes;
  const type = isStream ? 'text/event-stream' : 'application/json';
  const example = examples.get(route.id) ?? {};
  const { by, bodyFrom } = example;
  const scope = keyScopeOf(route);
  const about = [
    ...(by ? [`The example is a call by one of the ${CALLERS[by]}.`] : []),
    ...(bodyFrom ? [`${bodyFrom.operation} answers the ${bodyFrom.member} that is sent.`] : []),
  ];
  return {
    operationId: route.id,
    summary: route.summary,
    ...(about.length > 0 && { description: about.join(' ') }),
    tags: [tagOf(route.path).name],
    'x-roles': route.roles,
    // Others can only be made by people.
    ...(scope === 'never' ? { security: [{ bearer: [] }] } : { 'x-key-scope': scopeText(scope) }),
    parameters: parametersOf(components, route, example),
    ...(body && {
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: components.use(body, 'input', `${pascal(route.id)}Request`),
            ...(example.body && { example: example.body }),
          },
        },
      },
    }),
    responses: {
      [status]: {
        description: isStream ? 'Events, until the token expires' : 'Done',
        ...(Object.keys(headers).length > 0 && {
          headers: Object.fromEntries(
            Object.entries(headers).map(([name, description]) => [
              name,
              { description, schema: { type: 'string' } },
            ]),
          ),
        }),
        ...(isDownload && { content: { 'text/csv': { schema: { type: 'string' } } } }),
        ...(response && {
          content: {
            [type]: { schema: components.use(response, 'output', `${pascal(route.id)}Answer`) },
          },
        }),
        ...linksFrom(route.id, examples),
      },
      ...failures(
        components,
        [...problemCodes(route)].filter((code) => !EVERYWHERE.includes(code)),
      ),
      default: ref('responses', 'Failure'),
    },
  };
}

function publicOperationOf(
  components: SchemaComponents,
  examples: ReadonlyMap<string, Example>,
  { id, summary, path, params, response, problems }: PublicOperation,
): Json {
  return {
    operationId: id,
    summary,
    description: 'For everybody, without signing in.',
    tags: [tagOf(path).name],
    'x-roles': [PUBLIC_ROLE],
    security: [],
    parameters: parametersOf(
      components,
      { describes: { params }, idempotency: 'none' },
      examples.get(id) ?? {},
    ),
    responses: {
      200: {
        description: 'Done',
        content: {
          'application/json': { schema: components.use(response, 'output', `${pascal(id)}Answer`) },
        },
      },
      ...failures(
        components,
        new Set([
          'NOT_FOUND',
          'TOO_MANY_REQUESTS',
          'SERVER_BUSY',
          'DATABASE_UNAVAILABLE',
          'INTERNAL',
          ...problems,
        ]),
      ),
    },
  };
}

const INFO = {
  title: 'Business taxi console',
  version: PRODUCT_VERSION,
  description:
    'Book business taxis, and manage the accounts, people, rules and fleets behind them. The console uses nothing else than this API. docs/api.md begins with a first booking, and explains lists, failures, repeated calls and limits.',
  contact: { name: 'The operator of this server' },
  license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
};

const SECURITY_SCHEMES = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The access token of a person who has signed in.',
  },
  apiKey: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'taxikey_…',
    description:
      'An API key, for programs. `x-key-scope` of a call says what the key needs: an area with `read` or `write`; `writing` for any area with `write`; `any` for no area.',
  },
};

/** The description of the whole API, made from the routes that are mounted. */
export function openApiDocument(
  routes: readonly Route[],
  publicOperations: readonly PublicOperation[],
  now: Date,
): Json {
  const components = new SchemaComponents();
  const open = publicOperations.map(({ id, path }) => ({ id, path, method: 'get' as const }));
  const examples = new Map([...routes, ...open].map((call) => [call.id, exampleOf(call, now)]));
  const paths: Record<string, Json> = {
    ...serverCalls(),
    [DISPATCH_EVENTS_PATH]: dispatchEventsPath(components),
  };
  for (const operation of publicOperations)
    paths[operation.path] = { get: publicOperationOf(components, examples, operation) };
  for (const route of routes)
    paths[route.path] = {
      ...paths[route.path],
      [route.method]: operationOf(components, route, examples),
    };
  const webhooks = dispatchWebhooks(components);
  const Failure = commonFailure(components);
  const { document, schemas } = components.finish({ paths, webhooks, responses: { Failure } });
  const { parameters, responses, headers } = shareParts(document);
  return {
    openapi: '3.1.1',
    info: INFO,
    servers: [{ url: '/', description: 'The server that answers with this description.' }],
    tags: declaredTags([...Object.keys(paths), DISPATCH_EVENTS_PATH]),
    security: [{ bearer: [] }, { apiKey: [] }],
    paths: document.paths,
    webhooks: document.webhooks,
    components: {
      securitySchemes: SECURITY_SCHEMES,
      parameters: { ...HEADER_PARAMETERS, ...SIGNATURE_PARAMETERS, ...parameters },
      responses: { ...document.responses, ...responses },
      headers,
      schemas,
    },
  };
}

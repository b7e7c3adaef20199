import { z } from 'zod';
import { DISPATCH_EVENTS_PATH } from '../../contract/booking/dispatch.ts';
import { ERROR_CODES, FIELD_ERROR_CODES, type ErrorCode } from '../../contract/core/errors.ts';
import { PRODUCT_VERSION } from '../../contract/core/product.ts';
import type { Role } from '../../contract/core/roles.ts';
import { errorTexts } from '../../contract/messages/failures.ts';
import { PAYMENT_EVENTS_PATH } from '../adapters/payments/types.ts';
import { dispatchEventsPath, dispatchWebhooks } from './dispatchDescription.ts';
import { HEADER_PARAMETERS } from './headerParameters.ts';
import { inputParameters } from './inputParameters.ts';
import { EVERYWHERE, problemCodes } from './problemCodes.ts';
import { STATUS_OF } from './problems.ts';
import { CARD_PROCESSOR_ROLE, PUBLIC_ROLE, type PublicOperation } from './publicOperation.ts';
import type { Route } from './route.ts';
import { type Json, SchemaComponents } from './schemaComponents.ts';
import { named, pascal } from './schemaNames.ts';
import { shareParts } from './sharedComponents.ts';

const fieldProblem = named(
  z.object({
    code: z.enum(FIELD_ERROR_CODES),
    message: z.string(),
    params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  }),
  'FieldProblem',
);
const problem = named(
  z.object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    code: z.enum(ERROR_CODES),
    displayTitle: z.string(),
    displayMessage: z.string(),
    requestId: z.string(),
    params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
    errors: z.record(z.string(), fieldProblem).optional(),
  }),
  'Problem',
);

const ref = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });

type Inputs = Pick<Route, 'idempotency'> & {
  describes: Pick<Route['describes'], 'params' | 'query' | 'countsLater'>;
};

function parametersOf(components: SchemaComponents, { describes, idempotency }: Inputs): Json[] {
  const { params, query, countsLater } = describes;
  return [
    ...inputParameters(components, params, 'path'),
    ...inputParameters(components, query, 'query'),
    ref('parameters', 'Language'),
    ...(countsLater ? [ref('parameters', 'Prefer')] : []),
    ...(idempotency === 'none'
      ? []
      : [ref('parameters', idempotency === 'required' ? 'AttemptKey' : 'Key')]),
  ];
}

/** A text whose values are only known in an answer: `%{name}` is described as `<name>`. */
const withNames = (text: string) => text.replaceAll(/%\{(\w+)\}/g, '<$1>');

const explained = (codes: readonly ErrorCode[]) =>
  codes.map((code) => `${code}: ${withNames(errorTexts('en', code).message)}`).join(' ');

const failure = (components: SchemaComponents, description: string) => ({
  description,
  content: {
    'application/problem+json': { schema: components.use(problem, 'output', 'Problem') },
  },
});

const byStatus = (codes: Iterable<ErrorCode>) =>
  Map.groupBy(codes, (code) => String(STATUS_OF[code]));

/** Failures by status, naming the codes that have it. */
const failures = (components: SchemaComponents, codes: Iterable<ErrorCode>): Json =>
  Object.fromEntries(
    [...byStatus(codes)].map(([status, all]) => [status, failure(components, explained(all))]),
  );

/** The failures that every call can have. */
const commonFailure = (components: SchemaComponents): Json =>
  failure(
    components,
    [...byStatus(EVERYWHERE)].map(([status, all]) => `${status}: ${explained(all)}`).join(' '),
  );

const CALLERS: Record<Role, string> = {
  corporationAdmin: 'corporation admins',
  bookingChannelAdmin: 'fleet managers',
};

function operationOf(components: SchemaComponents, route: Route): Json {
  const { body, response, isStream, isDownload, status, headers = {} } = route.describes;
  const type = isStream ? 'text/event-stream' : 'application/json';
  return {
    operationId: route.id,
    summary: route.summary,
    description: `For ${route.roles.map((role) => CALLERS[role]).join(' and ')}.`,
    tags: [route.tag],
    'x-roles': route.roles,
    parameters: parametersOf(components, route),
    ...(body && {
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: components.use(body, 'input', `${pascal(route.id)}Request`),
          },
        },
      },
    }),
    responses: {
      [status]: {
        description: isStream ? 'Events, until the token expires' : 'Done',
        headers: Object.fromEntries(
          Object.entries(headers).map(([name, description]) => [
            name,
            { description, schema: { type: 'string' } },
          ]),
        ),
        ...(isDownload && { content: { 'text/csv': { schema: { type: 'string' } } } }),
        ...(response && {
          content: {
            [type]: { schema: components.use(response, 'output', `${pascal(route.id)}Answer`) },
          },
        }),
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
  { id, summary, path, params, response, problems }: PublicOperation,
): Json {
  return {
    operationId: id,
    summary,
    description: 'For everybody, without signing in.',
    tags: [path.split('/')[2]],
    'x-roles': [PUBLIC_ROLE],
    security: [],
    parameters: parametersOf(components, { describes: { params }, idempotency: 'none' }),
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

/** A call that needs no sign-in. */
const open = (
  operationId: string,
  summary: string,
  statuses: number[],
  method: 'get' | 'post' = 'get',
  role: string = PUBLIC_ROLE,
) => ({
  [method]: {
    operationId,
    summary,
    tags: ['server'],
    'x-roles': [role],
    security: [],
    responses: Object.fromEntries(
      statuses.map((status) => [
        status,
        {
          description: status === 200 ? 'Done' : 'Not done',
          content: { 'application/json': { schema: { type: 'object' } } },
        },
      ]),
    ),
  },
});

/** The description of the whole API, made from the routes that are mounted. */
export function openApiDocument(
  routes: readonly Route[],
  publicOperations: readonly PublicOperation[],
): Json {
  const components = new SchemaComponents();
  const paths: Record<string, Json> = {
    '/healthz': open('isUp', 'Check whether the process is running', [200]),
    '/readyz': open('isReady', 'Check whether the server can do its work', [200, 503]),
    '/v1/openapi.json': open('describe', 'Read this description', [200]),
    [DISPATCH_EVENTS_PATH]: dispatchEventsPath(components),
    [PAYMENT_EVENTS_PATH]: open(
      'receivePaymentEvent',
      'Receive what the card processor reports about a payment, signed with the webhook secret',
      [200, 400, 413, 503],
      'post',
      CARD_PROCESSOR_ROLE,
    ),
  };
  for (const operation of publicOperations)
    paths[operation.path] = { get: publicOperationOf(components, operation) };
  for (const route of routes)
    paths[route.path] = { ...paths[route.path], [route.method]: operationOf(components, route) };
  const webhooks = dispatchWebhooks(components);
  const Failure = commonFailure(components);
  const { document, schemas } = components.finish({ paths, webhooks, responses: { Failure } });
  const { parameters, responses, headers } = shareParts(document);
  return {
    openapi: '3.1.1',
    info: { title: 'Business taxi console', version: PRODUCT_VERSION },
    servers: [{ url: '/' }],
    security: [{ bearer: [] }],
    paths: document.paths,
    webhooks: document.webhooks,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      parameters: { ...HEADER_PARAMETERS, ...parameters },
      responses: { ...document.responses, ...responses },
      headers,
      schemas,
    },
  };
}

import type { z } from 'zod';
import {
  DISPATCH_EVENTS_PATH,
  dispatchAccountFieldsSchema,
  dispatchAccountSchema,
  dispatchBookingSchema,
  dispatchDriversSchema,
  dispatchEventAnswerSchema,
  dispatchEventSchema,
  dispatchQuoteRequestSchema,
  dispatchQuoteSchema,
  dispatchTripSchema,
  SIGNATURE_HEADER,
  TIMESTAMP_HEADER,
} from '../../contract/booking/dispatch.ts';
import { DISPATCH_ROLE } from './publicOperation.ts';
import { tagOf } from './tags.ts';
import type { Io, Json, SchemaComponents } from './schemaComponents.ts';

const TAG = tagOf(DISPATCH_EVENTS_PATH).name;

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
});
/** The headers of every call in both directions, by their names in the description. */
export const SIGNATURE_PARAMETERS = {
  SignedAt: header(
    TIMESTAMP_HEADER,
    'When the call was signed, in seconds since 1970. It may differ from the current time by at most five minutes',
  ),
  Signature: header(
    SIGNATURE_HEADER,
    'Hex HMAC-SHA256 over timestamp, method, path and body; docs/dispatch.md',
  ),
};
const SIGNATURE = Object.keys(SIGNATURE_PARAMETERS).map((name) => ({
  $ref: `#/components/parameters/${name}`,
}));
const json = (components: SchemaComponents, schema: z.ZodType, io: Io) => ({
  'application/json': { schema: components.use(schema, io, 'Dispatch') },
});
const answers = (descriptions: Record<number, string>) =>
  Object.fromEntries(
    Object.entries(descriptions).map(([status, description]) => [status, { description }]),
  );

interface Outbound {
  id: string;
  method: 'get' | 'post' | 'put' | 'delete';
  /** Below DISPATCH_URL. */
  path: string;
  summary: string;
  body?: z.ZodType;
  answer: z.ZodType;
  others: Record<number, string>;
  headers?: Json[];
}

const BOOKINGS = '/fleets/{fleetId}/bookings';
const ACCOUNTS = '/fleets/{fleetId}/accounts/{accountNumber}';
const UNKNOWN = { 404: 'Unknown' };

const outbound: Outbound[] = [
  {
    id: 'dispatchCreateBooking',
    method: 'post',
    path: BOOKINGS,
    summary: 'Take over a trip. If the call is repeated, the trip is taken over only once',
    body: dispatchBookingSchema,
    answer: dispatchTripSchema,
    others: { 201: 'Taken over now', 409: 'Refused for good', 422: 'Refused for good' },
    headers: [header('idempotency-key', 'The booking’s id')],
  },
  {
    id: 'dispatchGetBooking',
    method: 'get',
    path: `${BOOKINGS}/{bookingId}`,
    summary: 'Read how a trip is going',
    answer: dispatchTripSchema,
    others: UNKNOWN,
  },
  {
    id: 'dispatchUpdateBooking',
    method: 'put',
    path: `${BOOKINGS}/{bookingId}`,
    summary: 'Change the pickup time of a pre-booked trip',
    body: dispatchBookingSchema,
    answer: dispatchTripSchema,
    others: { ...UNKNOWN, 409: 'Too late' },
  },
  {
    id: 'dispatchCancelBooking',
    method: 'delete',
    path: `${BOOKINGS}/{bookingId}`,
    summary: 'Cancel a trip, because the customer has cancelled it',
    answer: dispatchTripSchema,
    others: UNKNOWN,
  },
  {
    id: 'dispatchQuote',
    method: 'post',
    path: '/fleets/{fleetId}/quotes',
    summary: 'Ask what one vehicle would cost',
    body: dispatchQuoteRequestSchema,
    answer: dispatchQuoteSchema,
    others: {
      404: 'The console calculates the price with its own tariff',
      422: 'This trip cannot be driven',
    },
  },
  {
    id: 'dispatchListDrivers',
    method: 'get',
    path: '/fleets/{fleetId}/drivers?latitude&longitude&limit',
    summary: 'List the free drivers, the nearest first',
    answer: dispatchDriversSchema,
    others: {},
  },
  {
    id: 'dispatchValidateAccount',
    method: 'get',
    path: ACCOUNTS,
    summary: 'Check whether an account exists',
    answer: dispatchAccountSchema,
    others: UNKNOWN,
  },
  {
    id: 'dispatchAccountFields',
    method: 'get',
    path: `${ACCOUNTS}/fields`,
    summary: 'List what is asked with each trip that is billed to the account',
    answer: dispatchAccountFieldsSchema,
    others: { 404: 'Nothing is asked for this account' },
  },
];

/** The calls that the server makes to a dispatch system, as OpenAPI's webhooks. */
export const dispatchWebhooks = (components: SchemaComponents): Record<string, Json> =>
  Object.fromEntries(
    outbound.map(({ id, method, path, summary, body, answer, others, headers = [] }) => [
      id,
      {
        [method]: {
          operationId: id,
          summary,
          description: `\`${method.toUpperCase()} <DISPATCH_URL>${path}\``,
          tags: [TAG],
          security: [],
          parameters: [...SIGNATURE, ...headers],
          ...(body && {
            requestBody: { required: true, content: json(components, body, 'output') },
          }),
          responses: {
            200: { description: 'Done', content: json(components, answer, 'input') },
            ...answers({ ...others, 401: 'The signature is not valid' }),
          },
        },
      },
    ]),
  );

/** The call that dispatch systems make to the server. */
export const dispatchEventsPath = (components: SchemaComponents): Json => ({
  post: {
    operationId: 'receiveDispatchEvent',
    summary: 'Receive what a dispatch system reports about a trip, signed with the shared secret',
    description: 'For dispatch systems. docs/dispatch.md explains the signature and the events.',
    tags: [TAG],
    'x-roles': [DISPATCH_ROLE],
    security: [],
    parameters: SIGNATURE,
    requestBody: { required: true, content: json(components, dispatchEventSchema, 'input') },
    responses: {
      200: {
        description: 'Received',
        content: json(components, dispatchEventAnswerSchema, 'output'),
      },
      ...answers({
        400: 'The body is not JSON',
        401: 'The signature is not valid, or the clock is wrong by more than five minutes',
        403: 'The booking belongs to another fleet',
        404: 'There is no such booking',
        409: 'The booking is known under another dispatchId',
        413: 'Too large',
        422: 'The body is not valid; `errors` names the fields',
      }),
    },
  },
});

import type { z } from 'zod';
import {
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
import { jsonSchema } from './jsonSchema.ts';

type Json = Record<string, unknown>;

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
});
/** The headers of every call in both directions. */
const SIGNATURE = [
  header(
    TIMESTAMP_HEADER,
    'When the call was signed: seconds since 1970; five minutes off at most',
  ),
  header(
    SIGNATURE_HEADER,
    'Hex HMAC-SHA256 over timestamp, method, path and body; docs/dispatch.md',
  ),
];
const json = (schema: z.ZodType, io: 'input' | 'output') => ({
  'application/json': { schema: jsonSchema(schema, io) },
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
    summary: 'Drive this trip; taken once, however often it comes',
    body: dispatchBookingSchema,
    answer: dispatchTripSchema,
    others: { 201: 'Taken now', 409: 'It will never be taken', 422: 'It will never be taken' },
    headers: [header('idempotency-key', 'The booking’s id')],
  },
  {
    id: 'dispatchGetBooking',
    method: 'get',
    path: `${BOOKINGS}/{bookingId}`,
    summary: 'How does it stand?',
    answer: dispatchTripSchema,
    others: UNKNOWN,
  },
  {
    id: 'dispatchUpdateBooking',
    method: 'put',
    path: `${BOOKINGS}/{bookingId}`,
    summary: 'The pickup time of a pre-booked trip has changed',
    body: dispatchBookingSchema,
    answer: dispatchTripSchema,
    others: { ...UNKNOWN, 409: 'Too late' },
  },
  {
    id: 'dispatchCancelBooking',
    method: 'delete',
    path: `${BOOKINGS}/{bookingId}`,
    summary: 'The customer called it off',
    answer: dispatchTripSchema,
    others: UNKNOWN,
  },
  {
    id: 'dispatchQuote',
    method: 'post',
    path: '/fleets/{fleetId}/quotes',
    summary: 'What would one vehicle cost?',
    body: dispatchQuoteRequestSchema,
    answer: dispatchQuoteSchema,
    others: { 404: 'The console prices by its tariff', 422: 'It will not be driven' },
  },
  {
    id: 'dispatchListDrivers',
    method: 'get',
    path: '/fleets/{fleetId}/drivers?latitude&longitude&limit',
    summary: 'Free drivers, the nearest first',
    answer: dispatchDriversSchema,
    others: {},
  },
  {
    id: 'dispatchValidateAccount',
    method: 'get',
    path: ACCOUNTS,
    summary: 'Is there such an account?',
    answer: dispatchAccountSchema,
    others: UNKNOWN,
  },
  {
    id: 'dispatchAccountFields',
    method: 'get',
    path: `${ACCOUNTS}/fields`,
    summary: 'What is asked with each trip billed to the account?',
    answer: dispatchAccountFieldsSchema,
    others: { 404: 'Nothing is asked' },
  },
];

/** The calls that the server makes to a dispatch system, as OpenAPI's webhooks. */
export const dispatchWebhooks = (): Record<string, Json> =>
  Object.fromEntries(
    outbound.map(({ id, method, path, summary, body, answer, others, headers = [] }) => [
      id,
      {
        [method]: {
          operationId: id,
          summary,
          description: `\`${method.toUpperCase()} <DISPATCH_URL>${path}\``,
          tags: ['dispatch'],
          security: [],
          parameters: [...SIGNATURE, ...headers],
          ...(body && { requestBody: { required: true, content: json(body, 'output') } }),
          responses: {
            200: { description: 'Done', content: json(answer, 'input') },
            ...answers({ ...others, 401: 'The signature does not hold' }),
          },
        },
      },
    ]),
  );

/** The call that dispatch systems make to the server. */
export const dispatchEventsPath = (): Json => ({
  post: {
    operationId: 'receiveDispatchEvent',
    summary: 'What a dispatch system reports of a trip; signed with the shared secret',
    tags: ['dispatch'],
    'x-roles': [DISPATCH_ROLE],
    security: [],
    parameters: SIGNATURE,
    requestBody: { required: true, content: json(dispatchEventSchema, 'input') },
    responses: {
      200: { description: 'Taken', content: json(dispatchEventAnswerSchema, 'output') },
      ...answers({
        400: 'No JSON',
        401: 'The signature does not hold, or the clock is more than five minutes off',
        403: 'The booking is another fleet’s',
        404: 'There is no such booking',
        409: 'The booking is known under another dispatchId',
        413: 'Too large',
        422: 'Not of this form; `errors` names the fields',
      }),
    },
  },
});

import { PAYMENT_EVENTS_PATH } from '../adapters/payments/types.ts';
import { CARD_PROCESSOR_ROLE, PUBLIC_ROLE } from './publicOperation.ts';
import type { Json } from './schemaComponents.ts';
import { tagOf } from './tags.ts';

interface ServerCall {
  method: 'get' | 'post';
  operationId: string;
  summary: string;
  description: string;
  role: string;
  /** What the answer means, by its status. */
  answers: Record<number, string>;
}

const TOO_LARGE = { 431: 'The headers of the call are too large.' };

const CALLS: Record<string, ServerCall> = {
  '/healthz': {
    method: 'get',
    operationId: 'isUp',
    summary: 'Check whether the process is running',
    description: 'For the system that starts the process again when it does not answer.',
    role: PUBLIC_ROLE,
    answers: { 200: 'The process is running.', ...TOO_LARGE },
  },
  '/readyz': {
    method: 'get',
    operationId: 'isReady',
    summary: 'Check whether the server can do its work',
    description: 'For the system that decides which server gets calls.',
    role: PUBLIC_ROLE,
    answers: {
      200: 'The server can do its work.',
      ...TOO_LARGE,
      503: 'The server is starting or stopping, or its database cannot be reached.',
    },
  },
  '/v1/openapi.json': {
    method: 'get',
    operationId: 'describe',
    summary: 'Read this description',
    description: 'The description of the version that is running, in the form of OpenAPI 3.1.',
    role: PUBLIC_ROLE,
    answers: { 200: 'The description.', ...TOO_LARGE },
  },
  [PAYMENT_EVENTS_PATH]: {
    method: 'post',
    operationId: 'receivePaymentEvent',
    summary:
      'Receive what the card processor reports about a payment, signed with the webhook secret',
    description: 'For the card processor, which sends a report again until it is received.',
    role: CARD_PROCESSOR_ROLE,
    answers: {
      200: 'The report was received.',
      400: 'The signature or the body is not valid.',
      413: 'The body is too large.',
      503: 'The server has too much to do at the moment.',
    },
  },
};

/** Calls about the server itself, and by programs that sign what they send. */
export const serverCalls = (): Record<string, Json> =>
  Object.fromEntries(
    Object.entries(CALLS).map(([path, { method, role, answers, ...texts }]) => [
      path,
      {
        [method]: {
          ...texts,
          tags: [tagOf(path).name],
          'x-roles': [role],
          security: [],
          responses: Object.fromEntries(
            Object.entries(answers).map(([status, description]) => [
              status,
              {
                description,
                content: { 'application/json': { schema: { type: 'object' } } },
              },
            ]),
          ),
        },
      },
    ]),
  );

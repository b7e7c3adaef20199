import { randomUUID } from 'node:crypto';
import type { Problem } from '../../../contract/core/errors.ts';
import { ROLES } from '../../../contract/core/roles.ts';
import type { KeyScope } from '../../../server/http/keyScopes.ts';
import type { Method } from '../../../server/http/route.ts';
import { allRoutes } from '../../../server/http/createApp.ts';
import { openApiDocument } from '../../../server/http/openapi.ts';
import { publicOperations } from '../../../server/http/operations/public.ts';
import { dereferenced } from '../../support/dereferenced.ts';
import type { InputDescription } from '../../support/fuzz/badCalls.ts';
import type { Client, Reply } from '../../support/server.ts';
import type { Values } from '../../support/validRow.ts';
import { type ApiDescription, callsOf } from '../describedCalls.ts';

const description = dereferenced(
  openApiDocument(allRoutes(), publicOperations, new Date()),
) as unknown as ApiDescription & InputDescription;

/** Every call of the description, with its inputs. */
export const calls = callsOf(description).map((call) => {
  const method = call.method.toLowerCase() as Method;
  const { parameters = [], requestBody } = description.paths[call.path]![method]!;
  const schema = requestBody?.content['application/json']?.schema;
  const takesKey = parameters.some(({ name }) => name === 'Idempotency-Key');
  return { ...call, method, parameters, schema, isQuestion: !takesKey };
});
export type Call = (typeof calls)[number];

/** Whether people make the call; calls by programs and public calls are tested separately. */
export const isCalledByPeople = ({ roles }: Call): boolean =>
  ROLES.some((role) => roles.includes(role));

/** The scope of an API key as the description names it: `trips:write`. */
export function scopeNamed(text: string | undefined): KeyScope {
  const [area, access] = (text ?? 'never').split(':');
  return (access === undefined ? area : { area, access }) as KeyScope;
}

/** The inputs of a call. */
export interface CallInput {
  /** The id in the path. */
  id?: string | undefined;
  query?: Values | undefined;
  body?: Values | undefined;
}

/** For paths that name something other than a row, such as an attempt or a list. */
const NO_ROW = 'a1b2c3d4:1';

export function make(client: Client, call: Call, input: CallInput): Promise<Reply<Problem>> {
  const path = call.path.replaceAll(/\{\w+\}/g, input.id ?? NO_ROW);
  const search = new URLSearchParams(input.query as Record<string, string>).toString();
  const idempotencyKey = call.id === 'requestBooking' ? `${randomUUID()}:1:request` : randomUUID();
  return client.call<Problem>(
    call.method.toUpperCase(),
    search ? `${path}?${search}` : path,
    input.body,
    { idempotencyKey },
  );
}

const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const INSTANT = /\d{4}-\d\d-\d\dT[\d:.]+Z?/g;

/** Everything that an answer reveals, except what differs between any two calls. */
export function revealedBy({ status, body }: Reply<Problem>): string {
  const text = typeof body === 'string' ? body : JSON.stringify({ ...body, requestId: null });
  return `${status} ${text.replaceAll(UUID, '#').replaceAll(INSTANT, '@')}`;
}

/** An answer in short, for the person who reads why a check failed. */
export const briefly = ({ status, body }: Reply<Problem>): string =>
  `${status} ${body?.code ?? ''} ${Object.keys(body?.errors ?? {}).join()}`;

/** How many rows a batch says that it would change. */
export const rowsChanged = ({ body }: Reply<unknown>): number =>
  (body as { rows?: { changed?: number } }).rows?.changed ?? 0;

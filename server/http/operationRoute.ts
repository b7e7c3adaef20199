import type { z } from 'zod';
import { DomainError, type FieldErrors } from '../../contract/core/errors.ts';
import { validate } from '../../contract/core/validation.ts';
import { type AnyOperation, Counted } from './operation.ts';
import { type RawCall, type Route, TOTAL, TOTAL_HEADER } from './route.ts';

/** @throws DomainError UNKNOWN_PARAMETER naming each, so that a misspelt one is never ignored */
function refuseUnknown(schema: z.ZodObject | undefined, search: URLSearchParams): void {
  const known = Object.keys(schema?.shape ?? {});
  const errors: FieldErrors = {};
  for (const name of search.keys()) {
    if (!known.includes(name))
      errors[name] = { code: 'unknownFilter', params: { known: known.join(', ') || '–' } };
  }
  if (Object.keys(errors).length > 0) throw new DomainError('UNKNOWN_PARAMETER', { errors });
}

function readParams(schema: z.ZodObject | undefined, params: Record<string, string>): unknown {
  if (!schema) return undefined;
  const parsed = validate(schema, params);
  if (!parsed.ok) throw new DomainError('NOT_FOUND');
  return parsed.value;
}

/** @throws DomainError UNKNOWN_PARAMETER, VALIDATION_FAILED */
export function readQuery(schema: z.ZodObject | undefined, search: URLSearchParams): unknown {
  refuseUnknown(schema, search);
  if (!schema) return undefined;
  const parsed = validate(schema, Object.fromEntries(search));
  if (!parsed.ok) throw new DomainError('VALIDATION_FAILED', parsed);
  return parsed.value;
}

function readBody(schema: z.ZodType | undefined, body: unknown): unknown {
  if (!schema) return undefined;
  const parsed = validate(schema, body ?? {});
  if (parsed.ok) return parsed.value;
  // An error without a path is about the body as a whole.
  if ('' in parsed.errors) throw new DomainError('MALFORMED_BODY');
  throw new DomainError('VALIDATION_FAILED', parsed);
}

/** An operation as a route: its schemas read the call before it is handled. */
export function operationRoute(operation: AnyOperation): Route {
  const { id, summary, method, path, roles, idempotency, load, rateLimit, status } = operation;
  const { params, query, body, response, isStream, isDownload, isCounted, problems } = operation;
  return {
    id,
    summary,
    method,
    path,
    roles,
    idempotency,
    load,
    rateLimit,
    describes: {
      params,
      query,
      body,
      response,
      isStream,
      isDownload,
      status,
      ...(isCounted && { headers: TOTAL_HEADER }),
      problems,
    },
    async call(ctx, raw: RawCall) {
      const input = {
        params: readParams(params, raw.params),
        query: readQuery(query, raw.search),
        body: readBody(body, raw.body),
        idempotencyKey: raw.idempotencyKey,
      };
      const answer = await operation.handle(ctx, input);
      if (!(answer instanceof Counted)) return { status, body: answer };
      const headers = { [TOTAL]: String(answer.total) };
      return { status, body: answer.rows as unknown, headers };
    },
  };
}

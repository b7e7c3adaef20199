import type { Context, MiddlewareHandler } from 'hono';
import type { ErrorCode, Problem } from '../../../contract/core/errors.ts';
import { ScimError } from '../../services/scim/schemas.ts';
import type { HttpEnv } from '../httpEnv.ts';
import { withLength } from '../problems.ts';

export const SCIM_TYPE = 'application/scim+json';
const SCHEMA = 'urn:ietf:params:scim:api:messages:2.0:Error';

/** What our codes are called in SCIM. */
const AS_SCIM: Partial<Record<ErrorCode, { status: number; scimType?: string }>> = {
  VALIDATION_FAILED: { status: 400, scimType: 'invalidValue' },
  UNKNOWN_PARAMETER: { status: 400, scimType: 'invalidValue' },
  MALFORMED_BODY: { status: 400, scimType: 'invalidSyntax' },
  ALREADY_EXISTS: { status: 409, scimType: 'uniqueness' },
};

const answerError = (
  c: Context<HttpEnv>,
  { status, scimType, detail }: { status: number; scimType?: string | undefined; detail: string },
  headers: Record<string, string> = {},
): Response => {
  const type = scimType && { scimType };
  const text = JSON.stringify({ schemas: [SCHEMA], status: String(status), ...type, detail });
  return c.body(text, status as 400, {
    ...headers,
    'content-type': SCIM_TYPE,
    ...withLength(text),
    'cache-control': 'no-store',
  });
};

/** The answer to a failure that only SCIM knows; null for any other. */
export function scimFailure(c: Context<HttpEnv>, error: unknown): Response | null {
  if (!(error instanceof ScimError)) return null;
  const { status, scimType, message } = error;
  return answerError(c, { status, scimType, detail: message });
}

/** Why each field was refused, where a problem says so. */
const detailOf = ({ displayMessage, errors = {} }: Problem): string =>
  [
    displayMessage,
    ...Object.entries(errors).map(([name, { message }]) => `${name}: ${message}`),
  ].join(' ');

/** Directories only read SCIM's own errors, whichever part of the server refuses a call. */
export const scimErrors: MiddlewareHandler<HttpEnv> = async (c, next) => {
  await next();
  if (c.res.headers.get('content-type') !== 'application/problem+json') return;
  const problem = (await c.res.json()) as Problem;
  const { status = problem.status, scimType } = AS_SCIM[problem.code] ?? {};
  const kept = Object.fromEntries(
    ['retry-after', 'www-authenticate', 'allow'].flatMap((name) => {
      const value = c.res.headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  const answer = answerError(c, { status, scimType, detail: detailOf(problem) }, kept);
  // The headers of an answer that is replaced would be added to the new one.
  c.res = undefined;
  c.res = answer;
};

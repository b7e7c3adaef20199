import { z } from 'zod';
import { ERROR_CODES, FIELD_ERROR_CODES, type ErrorCode } from '../../contract/core/errors.ts';
import { errorTexts } from '../../contract/messages/failures.ts';
import { EVERYWHERE } from './problemCodes.ts';
import { STATUS_OF } from './problems.ts';
import type { Json, SchemaComponents } from './schemaComponents.ts';
import { named } from './schemaNames.ts';

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
export const failures = (components: SchemaComponents, codes: Iterable<ErrorCode>): Json =>
  Object.fromEntries(
    [...byStatus(codes)].map(([status, all]) => [status, failure(components, explained(all))]),
  );

/** The failures that every call can have. */
export const commonFailure = (components: SchemaComponents): Json =>
  failure(
    components,
    [...byStatus(EVERYWHERE)].map(([status, all]) => `${status}: ${explained(all)}`).join(' '),
  );

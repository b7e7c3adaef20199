import SCIMMY from 'scimmy';
import { and, not, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { attributeOf, type Definition, ENTERPRISE, ScimError } from './schemas.ts';

/** One comparison: `["eq", "x"]`, `["not", "eq", "x"]` or `["pr"]`. */
type Test = readonly [string, ...unknown[]];

/** What an attribute is read from, where that is not the stored resource. */
export type Columns = Readonly<Record<string, Source>>;
export type Source =
  | { column: AnyPgColumn | SQL; kind: 'text' | 'exact' | 'boolean' | 'instant' }
  | { some: (test: (value: SQL) => SQL) => SQL };

const invalid = (detail: string) => new ScimError(400, 'invalidFilter', detail);
const text = (value: unknown): string => {
  if (['string', 'number', 'boolean'].includes(typeof value)) return String(value);
  throw invalid('A comparison needs a value.');
};
/** `%` and `_` stand for themselves. */
const literal = (value: string) => value.replaceAll(/[\\%_]/g, String.raw`\$&`);

function compareTexts(of: SQL, [op, given]: Test, isExact: boolean): SQL {
  const own = isExact ? of : sql`lower(${of})`;
  const wanted = text(given);
  const value = isExact ? wanted : wanted.toLowerCase();
  const like = (pattern: string) => sql`${own} like ${pattern}`;
  switch (op) {
    case 'eq':
      return sql`${own} = ${value}`;
    case 'ne':
      return sql`${own} is distinct from ${value}`;
    case 'co':
      return like(`%${literal(value)}%`);
    case 'sw':
      return like(`${literal(value)}%`);
    case 'ew':
      return like(`%${literal(value)}`);
    default:
      return ordered(own, op, sql`${value}`);
  }
}

function ordered(of: SQL, op: string, value: SQL): SQL {
  if (op === 'gt') return sql`${of} > ${value}`;
  if (op === 'ge') return sql`${of} >= ${value}`;
  if (op === 'lt') return sql`${of} < ${value}`;
  if (op === 'le') return sql`${of} <= ${value}`;
  throw invalid(`There is no operator ${op}.`);
}

function compareInstants(of: SQL, [op, given]: Test): SQL {
  const at = new Date(text(given));
  if (Number.isNaN(at.getTime())) throw invalid(`${text(given)} is no time.`);
  const value = sql`${at.toISOString()}::timestamptz`;
  if (op === 'eq') return sql`${of} = ${value}`;
  return op === 'ne' ? sql`${of} <> ${value}` : ordered(of, op, value);
}

function compareTruths(of: SQL, [op, given]: Test): SQL {
  const value = text(given).toLowerCase() === 'true';
  if (op === 'eq') return sql`coalesce(${of}, false) = ${value}`;
  if (op === 'ne') return sql`coalesce(${of}, false) <> ${value}`;
  throw invalid(`A truth value has no ${op}.`);
}

function compare(of: SQL, kind: 'text' | 'exact' | 'boolean' | 'instant', test: Test): SQL {
  const [op, ...rest] = test;
  if (op === 'not') return not(compare(of, kind, rest as unknown as Test));
  if (op === 'pr') return sql`${of} is not null`;
  if (op === 'np') return sql`${of} is null`;
  if (kind === 'boolean') return compareTruths(of, test);
  return kind === 'instant' ? compareInstants(of, test) : compareTexts(of, test, kind === 'exact');
}

const isTest = (value: unknown): value is Test =>
  Array.isArray(value) && typeof value[0] === 'string';

/** The comparisons of one attribute or of its parts, by the name of the part; '' for itself. */
function testsOf(value: unknown): [part: string, test: Test][] {
  if (isTest(value)) return [['', value]];
  if (Array.isArray(value)) return value.flatMap(testsOf);
  if (typeof value !== 'object' || value === null) throw invalid('This filter is not understood.');
  return Object.entries(value).flatMap(([part, own]) =>
    testsOf(own).map(([inner, test]): [string, Test] => {
      if (inner !== '') throw invalid(`${part}.${inner} is too deep.`);
      return [part, test];
    }),
  );
}

function conditionOf(
  definition: Definition,
  columns: Columns,
  resource: AnyPgColumn | null,
  [name, value]: [string, unknown],
): SQL {
  const tests = testsOf(value);
  const all = tests.map(([part, test]) => {
    const path = part ? `${name}.${part}` : name;
    const own = columns[path.toLowerCase()];
    if (own && 'column' in own) return compare(sql`${own.column}`, own.kind, test);
    if (own) return own.some((of) => compare(of, 'text', test));
    return null;
  });
  if (all.every((one) => one !== null)) return and(...all)!;
  if (!resource) throw invalid(`There is no filter by ${name}.`);
  return ofResource(definition, resource, name, tests);
}

/** A condition on an attribute that is only in the stored resource. */
function ofResource(
  definition: Definition,
  resource: AnyPgColumn,
  name: string,
  tests: readonly [part: string, test: Test][],
): SQL {
  const found = attributeOf(definition, name);
  if (!found) throw invalid(`There is no attribute ${name}.`);
  const isExtended = name.toLowerCase().startsWith(`${ENTERPRISE.toLowerCase()}:`);
  const owner = isExtended ? sql`${resource} -> ${ENTERPRISE}::text` : sql`${resource}`;
  const isMany = found.config?.multiValued === true;
  const each = (from: SQL) =>
    tests.map(([part, test]) => {
      // The value of an element is meant where no part of it is named.
      const wanted = part || (isMany ? 'value' : '');
      const inner = wanted ? attributeOf(definition, `${name}.${wanted}`) : found;
      if (!inner) throw invalid(`There is no attribute ${name}.${wanted}.`);
      const of = wanted ? sql`(${from} ->> ${inner.name}::text)` : from;
      return inner.type === 'boolean'
        ? compare(sql`${of}::boolean`, 'boolean', test)
        : compare(of, inner.config?.caseExact ? 'exact' : 'text', test);
    });
  if (isMany)
    return sql`exists (select from jsonb_array_elements(coalesce(${owner} -> ${found.name}::text, '[]')) element
      where ${and(...each(sql`element`))})`;
  const isWhole = tests.every(([part]) => part === '');
  return and(
    ...each(
      isWhole ? sql`(${owner} ->> ${found.name}::text)` : sql`(${owner} -> ${found.name}::text)`,
    ),
  )!;
}

/**
 * A filter of a list (RFC 7644, 3.4.2.2) as a condition.
 * @throws ScimError invalidFilter
 */
export function conditionFor(
  filter: string,
  definition: Definition,
  columns: Columns,
  resource: AnyPgColumn | null,
): SQL | undefined {
  let parsed: readonly Record<string, unknown>[];
  try {
    parsed = [...new SCIMMY.Types.Filter(filter)] as Record<string, unknown>[];
  } catch (error) {
    throw error instanceof ScimError ? error : invalid('This filter is not understood.');
  }
  return or(
    ...parsed.map((expression) =>
      and(
        ...Object.entries(expression).map((one) => conditionOf(definition, columns, resource, one)),
      ),
    ),
  );
}

import { z } from 'zod';
import type { FieldErrors } from './errors.ts';
import { schemaOf } from './fieldSchemas.ts';
import { isNumber } from './fields.ts';
import { DEFAULT_PER_PAGE, MAX_PER_PAGE } from './listLimits.ts';
import { listParameters } from './listParameters.ts';
import { isPeriod } from './period.ts';
import { parseSort, type AnyResource, type FilterDeclaration } from './resource.ts';
import type { Validated } from './validation.ts';

/** More rows than any list has, so a larger offset is a mistake. */
export const MAX_OFFSET = 1_000_000_000_000;

export interface ListFilter extends FilterDeclaration {
  values: string[];
}

/** A list request, checked against its resource's declaration. */
export interface ListQuery {
  /** Zero-based. */
  page: number;
  /** Rows to skip, where pages have another size than `maxPerPage`; null where `page` says it. */
  offset: number | null;
  maxPerPage: number;
  sort: { field: string; descending: boolean };
  dynamicSearch: string | null;
  corporationId: string | null;
  ids: string[] | null;
  filters: ListFilter[];
  /** The list's own options (`list.options`), by their names. */
  options: Readonly<Record<string, string>>;
}

const BOUNDS = {
  page: [0, MAX_OFFSET / MAX_PER_PAGE],
  offset: [0, MAX_OFFSET],
  maxPerPage: [1, MAX_PER_PAGE],
} as const;

const wholeNumber = ([min, max]: readonly [number, number]) =>
  z.coerce.number().int().min(min).max(max);
const NUMBERS = {
  page: wholeNumber(BOUNDS.page),
  offset: wholeNumber(BOUNDS.offset),
  maxPerPage: wholeNumber(BOUNDS.maxPerPage),
};
const uuid = z.uuid();

const FILTER_TEXT_MAX_LENGTH = 255;
const NUMBER = /^-?\d{1,15}(\.\d{1,10})?$/;

function valueIsValid(resource: AnyResource, filter: FilterDeclaration, value: string): boolean {
  const { match } = filter;
  const field = resource.fields[filter.field];
  if (!field) return false;
  if (match === 'period') return isPeriod(value);
  if (match === 'holds') return filter.read?.(value) != null;
  if (match === 'contains') return value.trim() !== '' && value.length <= FILTER_TEXT_MAX_LENGTH;
  if (filter.member !== undefined) return value.length <= FILTER_TEXT_MAX_LENGTH;
  if (isNumber(field.kind)) {
    if (!NUMBER.test(value)) return false;
    // The ends of a range may lie beyond what a row can have.
    return match !== 'in' || schemaOf(field).safeParse(Number(value)).success;
  }
  const isFlag = field.kind === 'boolean' && (value === 'true' || value === 'false');
  return schemaOf(field).safeParse(isFlag ? value === 'true' : value).success;
}

/** The code for refusing a filter's value: not among those offered, or of the wrong type. */
const refusedAs = (filter: FilterDeclaration | undefined): 'choice' | 'type' =>
  filter && ['from', 'to', 'before', 'contains'].includes(filter.match) ? 'type' : 'choice';

/**
 * Reads a list's query string. Unknown parameters, sort fields and filter values are refused by
 * name, so that a misspelt filter never shows everything.
 */
export function parseListQuery(
  resource: AnyResource,
  parameters: Iterable<readonly [string, string]>,
): Validated<ListQuery> {
  const errors: FieldErrors = {};
  const known = listParameters(resource);
  const query: ListQuery = {
    page: 0,
    offset: null,
    maxPerPage: DEFAULT_PER_PAGE,
    sort: parseSort(resource.list.defaultSort),
    dynamicSearch: null,
    corporationId: null,
    ids: null,
    filters: [],
    options: {},
  };
  for (const [name, value] of parameters) {
    if (!known.includes(name)) {
      errors[name] = { code: 'unknownFilter', params: { known: known.join(', ') } };
    } else if (name === 'page' || name === 'offset' || name === 'maxPerPage') {
      const [min, max] = BOUNDS[name];
      const parsed = NUMBERS[name].safeParse(value === '' ? Number.NaN : value);
      if (parsed.success) query[name] = parsed.data;
      else if (Number(value) > max) errors[name] = { code: 'tooBig', params: { max } };
      else errors[name] = { code: 'tooSmall', params: { min } };
    } else if (name === 'sort') {
      const sort = parseSort(value);
      if (resource.list.sortable.includes(sort.field)) query.sort = sort;
      else {
        const sortable = resource.list.sortable.join(', ');
        errors['sort'] = { code: 'unknownSort', params: { known: sortable } };
      }
    } else if (name === 'dynamicSearch') {
      query.dynamicSearch = value.trim().slice(0, 200) || null;
    } else if (name === 'corporationId') {
      if (uuid.safeParse(value).success) query.corporationId = value;
      else errors[name] = { code: 'uuid' };
    } else if (name === 'id') {
      const ids = value.split(',').filter(Boolean);
      if (ids.length > MAX_PER_PAGE)
        errors[name] = { code: 'tooMany', params: { max: MAX_PER_PAGE } };
      else if (ids.every((id) => uuid.safeParse(id).success)) query.ids = ids;
      else errors[name] = { code: 'uuid' };
    } else if (resource.list.options?.[name]) {
      if (schemaOf(resource.list.options[name]).safeParse(value).success)
        query.options = { ...query.options, [name]: value };
      else errors[name] = { code: 'type' };
    } else {
      const declared = resource.list.filters?.[name];
      const values = declared?.match === 'in' ? value.split(',').filter(Boolean) : [value];
      if (!declared || !values.every((one) => valueIsValid(resource, declared, one)))
        errors[name] = { code: refusedAs(declared) };
      else if (values.length > 0) {
        // Each value was checked to be one of the field's, which is what `alike` takes.
        const all = values.flatMap((one) => declared.alike?.(one as never) ?? [one]);
        query.filters.push({ ...declared, values: [...new Set(all)] });
      }
    }
  }
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, value: query };
}

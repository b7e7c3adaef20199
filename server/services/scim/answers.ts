import type { ScimResource } from '../../../contract/scim/resource.ts';
import { attributeOf, type Definition, ENTERPRISE } from './schemas.ts';

/** What every list takes, as sent. */
export interface ScimQuery {
  filter?: string | undefined;
  startIndex?: string | undefined;
  count?: string | undefined;
  attributes?: string | undefined;
  excludedAttributes?: string | undefined;
}

const DEFAULT_COUNT = 100;
const MOST_AT_ONCE = 500;
const LIST = 'urn:ietf:params:scim:api:messages:2.0:ListResponse';

const whole = (text: string | undefined, least: number, otherwise: number): number => {
  const read = Number(text ?? Number.NaN);
  return Number.isInteger(read) ? Math.max(least, read) : otherwise;
};

/** The place of a page: RFC 7644 counts from one, and takes less than that for one. */
export const pageOf = ({ startIndex, count }: ScimQuery) => ({
  startIndex: whole(startIndex, 1, 1),
  count: Math.min(MOST_AT_ONCE, whole(count, 0, DEFAULT_COUNT)),
});

export const listOf = (
  resources: readonly unknown[],
  totalResults: number,
  startIndex: number,
) => ({
  schemas: [LIST],
  totalResults,
  startIndex,
  itemsPerPage: resources.length,
  Resources: resources,
});

/** `emails[type eq "work"].value` names `emails`, `value` of it. A filter does not narrow what is answered. */
function pathsOf(definition: Definition, names: string): [name: string, sub: string | null][] {
  const paths = names.split(/,(?![^[]*\])/).map((one) => one.replaceAll(/\[[^\]]*\]/g, '').trim());
  return paths.flatMap((path): [string, string | null][] => {
    if (path.toLowerCase().startsWith(ENTERPRISE.toLowerCase()))
      return [[ENTERPRISE, path.slice(ENTERPRISE.length + 1).split('.')[0] || null]];
    const [outer = '', inner] = path.split('.');
    const found = attributeOf(definition, outer);
    if (!found) return [];
    const sub = inner ? attributeOf(definition, `${outer}.${inner}`) : null;
    return inner && !sub ? [] : [[found.name, sub?.name ?? null]];
  });
}

type Values = Record<string, unknown>;
const each = (value: unknown, change: (one: Values) => Values): unknown =>
  Array.isArray(value)
    ? value.map((one) => change(one as Values))
    : typeof value === 'object' && value !== null
      ? change(value as Values)
      : value;

/** Leaves of a resource what the caller wants to see; id and schemas are always answered. */
export function shown(
  definition: Definition,
  resource: ScimResource,
  { attributes, excludedAttributes }: ScimQuery,
): ScimResource {
  const always = new Set(['id', 'schemas']);
  if (attributes) {
    const kept: Values = {};
    for (const [name, value] of Object.entries(resource))
      if (always.has(name) || (name === 'meta' && /(^|,)\s*meta\b/i.test(attributes)))
        kept[name] = value;
    for (const [name, sub] of pathsOf(definition, attributes)) {
      if (!(name in resource)) continue;
      const part = sub
        ? each(resource[name], (one) => (sub in one ? { [sub]: one[sub] } : {}))
        : resource[name];
      const before = kept[name];
      kept[name] =
        sub && Array.isArray(before)
          ? before.map((one, at) => ({ ...(one as Values), ...(part as Values[])[at] }))
          : sub && typeof before === 'object'
            ? { ...before, ...(part as Values) }
            : part;
    }
    return kept;
  }
  if (!excludedAttributes) return resource;
  const left: Values = { ...resource };
  for (const [name, sub] of pathsOf(definition, excludedAttributes)) {
    if (always.has(name) || !(name in left)) continue;
    if (!sub) delete left[name];
    else left[name] = each(left[name], ({ [sub]: _gone, ...others }) => others);
  }
  return left;
}

/** Whether a caller wants to see an attribute, so that what is not wanted need not be read. */
export const wantsAttribute = (
  definition: Definition,
  name: string,
  { attributes, excludedAttributes }: ScimQuery,
): boolean => {
  const names = (list: string) => pathsOf(definition, list).map(([one]) => one);
  if (attributes) return names(attributes).includes(name);
  return !excludedAttributes || !names(excludedAttributes).includes(name);
};

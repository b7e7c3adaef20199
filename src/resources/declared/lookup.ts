import { SEARCH_MIN_LENGTH } from '../../../contract/core/listLimits.ts';
import type { AnyResource } from '../../../contract/core/resource.ts';
import { findResource } from '../../../contract/resources/index.ts';

/** How many rows of another resource are offered at one time. */
export const LOOKUP_SIZE = 25;

/** How long the name of a referenced row is used before it is read again. */
export const REFERENCE_FRESH_MS = 15_000;

/** From how many letters on rows of a resource are searched for. */
export const lookupFrom = (to: string): number =>
  findResource(to)?.list.searchFrom ?? SEARCH_MIN_LENGTH;

/** The filter that finds a row by part of its name; empty while the text is too short. */
export function lookupFilter(to: string, typed: string): Record<string, string> {
  const text = typed.trim();
  return text.length >= lookupFrom(to) ? { dynamicSearch: text } : {};
}

/** By name, where the list can be sorted by it. */
export const lookupSort = (target: AnyResource) => {
  const [first = 'createdAt'] = target.label;
  const field = target.list.sortable.includes(first) ? first : 'createdAt';
  return { field, order: 'ASC' } as const;
};

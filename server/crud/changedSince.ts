import { isDeepStrictEqual } from 'node:util';
import { DomainError, type FieldErrors } from '../../contract/core/errors.ts';
import type { Field } from '../../contract/core/fields.ts';
import { PREVIOUS } from '../../contract/core/previous.ts';
import type { AnyResource } from '../../contract/core/resource.ts';
import type { Row } from './binding.ts';
import { refuse, type Values } from './steps.ts';

/** A PATCH body without the values that the caller read before, and those. */
export function withoutPrevious(input: unknown): { changes: unknown; previous: unknown } {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    return { changes: input, previous: undefined };
  const { [PREVIOUS]: previous, ...changes } = input as Values;
  return { changes, previous };
}

/** Rows that a field refers to have no order. */
const comparable = (field: Field | undefined, value: unknown): unknown =>
  field?.kind === 'references' && Array.isArray(value)
    ? value.map(String).toSorted((a, b) => a.localeCompare(b))
    : (value ?? null);

/**
 * Refuses to replace values that the caller has not seen.
 * @param previous the values as the caller read them, by field; undefined replaces any value
 * @param values what is about to be stored, which leaves out what is stored already
 * @throws DomainError CHANGED_SINCE naming the fields that somebody has changed since,
 *   VALIDATION_FAILED for previous values that cannot be compared
 */
export function refuseChangedSince(
  { fields }: AnyResource,
  stored: Row,
  previous: unknown,
  values: Values,
): void {
  if (previous === undefined) return;
  if (typeof previous !== 'object' || previous === null || Array.isArray(previous))
    return refuse({ [PREVIOUS]: { code: 'type' } });
  const named = Object.entries(previous);
  const unknown = named.filter(([name]) => fields[name]?.write !== 'always');
  refuse(Object.fromEntries(unknown.map(([name]) => [`${PREVIOUS}.${name}`, { code: 'unknown' }])));
  const errors: FieldErrors = {};
  for (const [name, seen] of named) {
    const field = fields[name];
    const isSame = isDeepStrictEqual(comparable(field, seen), comparable(field, stored[name]));
    if (name in values && !isSame) errors[name] = { code: 'changedSince' };
  }
  if (Object.keys(errors).length > 0) throw new DomainError('CHANGED_SINCE', { errors });
}

type Json = Record<string, unknown>;

/**
 * A copy of the API's description in which each reference is replaced by what it refers to, for
 * tests that walk through inputs.
 */
export function dereferenced<D extends object>(document: D): D {
  const find = (reference: string): Json => {
    let found: unknown = document;
    for (const step of reference.split('/').slice(1)) found = (found as Json | undefined)?.[step];
    if (!found) throw new Error(`The description has no ${reference}`);
    return found as Json;
  };
  const resolve = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolve);
    if (typeof value !== 'object' || value === null) return value;
    const { $ref, ...rest } = value as Json;
    const whole = typeof $ref === 'string' ? { ...find($ref), ...rest } : value;
    if (typeof $ref === 'string') return resolve(whole);
    return Object.fromEntries(Object.entries(whole).map(([name, inner]) => [name, resolve(inner)]));
  };
  // Only references are replaced, so the type stays.
  return resolve(document) as D;
}

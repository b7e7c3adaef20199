/** Nested values of a form: Stripe writes `metadata[bookingId]=…&payment_method_types[0]=card`. */
export type FormValues = { [name: string]: string | FormValues };

/** Names that would change the prototype are not accepted. */
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/** @example parseForm('a[b]=1&c=2') // { a: { b: '1' }, c: '2' } */
export function parseForm(text: string): FormValues {
  const values: FormValues = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/[[\]]+/).filter((part) => part !== '');
    const last = path.pop();
    if (last === undefined || [...path, last].some((part) => FORBIDDEN.has(part))) continue;
    let at = values;
    for (const part of path) {
      const next = at[part];
      at = typeof next === 'object' ? next : (at[part] = {});
    }
    at[last] = value;
  }
  return values;
}

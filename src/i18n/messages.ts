/**
 * The shape a translation must have: every key of the English texts, each a string. French areas
 * are declared `satisfies`/typed with it, so that a missing or superfluous key is a type error.
 * @example export const trips: Messages<typeof english> = { … }
 */
export type Messages<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : Messages<T[K]>;
};

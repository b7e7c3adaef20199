/** Whether there is no value at all, which is another mistake than a value of the wrong kind. */
export const isMissing = (value: unknown): value is null | undefined =>
  value === undefined || value === null;

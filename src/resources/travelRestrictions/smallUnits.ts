/** Converts typed large units to the stored small ones: £ to pence. */
export const times = (value: number | null, factor: number) =>
  value === null ? null : Math.round(value * factor);

/** The opposite conversion, to two decimals, as a person writes it. */
export const parts = (value: number | null, factor: number) =>
  value === null ? null : Math.round((value / factor) * 100) / 100;

/** What is typed in large units, in the small ones that are stored: £ in pence, miles in metres. */
export const times = (value: number | null, factor: number) =>
  value === null ? null : Math.round(value * factor);

/** The other way round, to two decimals, as a person writes it. */
export const parts = (value: number | null, factor: number) =>
  value === null ? null : Math.round((value / factor) * 100) / 100;

/** The addresses of a trip in one line, in the order in which they are driven. */
export const routeText = (addresses: readonly string[]): string => addresses.join(' → ');

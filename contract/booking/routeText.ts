/** The addresses of a trip in one line. There is a dash between them, because the console's font has no arrow. */
export const routeText = (addresses: readonly string[]): string => addresses.join(' – ');

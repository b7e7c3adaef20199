/** `/v1/fleets/{id}` as Hono writes it. */
export const honoPath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

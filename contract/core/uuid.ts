const UUID = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;
/** The lowest and the highest id, which have no version. */
const ENDS = /^(?:0{8}(?:-0{4}){3}-0{12}|f{8}(?:-f{4}){3}-f{12})$/i;

/** Whether a text is an id by the rule of `z.uuid()`, without zod, for the console's first page. */
export const isUuid = (value: unknown): value is string =>
  typeof value === 'string' && (UUID.test(value) || ENDS.test(value));

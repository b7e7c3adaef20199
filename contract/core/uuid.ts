const UUID = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;
/** The first and the last that there can be, which have no version. */
const ENDS = /^(?:0{8}(?:-0{4}){3}-0{12}|f{8}(?:-f{4}){3}-f{12})$/i;

/** Whether a text is an id, as `z.uuid()` has it: apart from zod, for the console's first page. */
export const isUuid = (value: unknown): value is string =>
  typeof value === 'string' && (UUID.test(value) || ENDS.test(value));

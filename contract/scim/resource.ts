/** A user or group as RFC 7643 has it: attributes by name, those of an extension under its URN. */
export type ScimResource = Readonly<Record<string, unknown>>;

/**
 * Tells zod that the content security policy forbids code that is made of text. Otherwise it tries once
 * on each page, and browsers report the attempt. Zod's own `z.config` would have to run before any
 * schema is made, so it would bring a part of zod into the first list, which has none. This sets the
 * object in which zod keeps its settings, so that all its copies on a page share them.
 */
export function keepZodFromEval(): void {
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
}

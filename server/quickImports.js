// Plain JavaScript: loaded before the server and every script (`node --import`). Without it, half of
// the time of a start goes into finding and compiling modules.
import * as nodeModule from 'node:module';
import { fileURLToPath } from 'node:url';

const ROOT = new URL('../', import.meta.url);
/**
 * What this version of Node has compiled before. It belongs to whoever installed the packages: in a
 * folder for temporary files, another user of the machine could replace it. Where it cannot be
 * written, nothing is kept.
 */
const COMPILED = fileURLToPath(new URL('node_modules/.cache/compiled', ROOT));
/** Its description lists five hundred files, and Node reads all of it to find any one of them. */
const LONG = '/node_modules/drizzle-orm/';

const isRelative = (specifier) => specifier.startsWith('.');
const isPackage = (specifier) => /^[@a-z]/.test(specifier) && !specifier.includes(':');
const isOwn = (url) => url.startsWith(ROOT.href) && !url.includes('/node_modules/');
/** All scripts of that package are modules; its others end in `.cjs`. */
const isWithinLong = (specifier, parent) =>
  isRelative(specifier) &&
  specifier.endsWith('.js') &&
  parent.includes(LONG) &&
  parent.endsWith('.js');

/** Where the project's own modules find a package, by its name and the kind of import. */
const found = new Map();

function resolve(specifier, context, next) {
  const { parentURL: parent = '', conditions, importAttributes = {} } = context;
  if (isWithinLong(specifier, parent))
    return { url: new URL(specifier, parent).href, format: 'module', shortCircuit: true };
  const isKept =
    isPackage(specifier) && isOwn(parent) && Object.keys(importAttributes).length === 0;
  if (!isKept) return next(specifier, context);
  const key = `${specifier} ${conditions.join(' ')}`;
  let place = found.get(key);
  if (!place) found.set(key, (place = { ...next(specifier, context), shortCircuit: true }));
  return place;
}

nodeModule.enableCompileCache?.(COMPILED);
// Since Node 22.15.
nodeModule.registerHooks?.({ resolve });

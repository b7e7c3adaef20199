// Plain JavaScript: loaded before the server and every script (`node --import`), so that a start does not
// compile everything again.
import * as nodeModule from 'node:module';
import { fileURLToPath } from 'node:url';

/**
 * What this version of Node has compiled before. It belongs to whoever installed the packages: in a
 * folder for temporary files, another user of the machine could replace it. Where it cannot be
 * written, nothing is kept.
 */
const COMPILED = fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url));

nodeModule.enableCompileCache?.(COMPILED);

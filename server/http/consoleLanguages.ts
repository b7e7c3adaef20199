import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { inOfferedOrder } from '../../contract/core/offeredLanguages.ts';

const FOLDER = join(import.meta.dirname, '../../src/i18n');

/** The languages of the console, found by its folders in the same way as the console finds them. */
export const CONSOLE_LANGUAGES = inOfferedOrder(
  existsSync(FOLDER)
    ? readdirSync(FOLDER).filter((name) => existsSync(join(FOLDER, name, 'all.ts')))
    : [],
);

import { awaitedAs } from '../shell/notices/awaited.ts';

/** Imports under way whose end is to be reported. */
export const awaitedImports = awaitedAs('imports');
/** Imports shown by a dialog, which reports their end itself. */
export const shownImports = new Set<string>();

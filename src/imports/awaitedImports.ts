import { awaitedAs } from '../shell/notices/awaited.ts';

/** Imports that are under way, whose end is to be told. */
export const awaitedImports = awaitedAs('imports');
/** Imports that a dialog shows: it tells itself how they end. */
export const shownImports = new Set<string>();

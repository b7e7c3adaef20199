/**
 * Stands for the session that a call is made with, in place of its id. In a file without zod, for
 * the start page.
 */
export const CURRENT_SESSION = 'current';

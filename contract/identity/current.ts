/** Names the session that a call is made with, in place of its id. Apart from zod, for the start page. */
export const CURRENT_SESSION = 'current';

import type { landing as english } from './en/landing.ts';

/** What shows before anybody is signed in: the server writes it, and so do the pages of signing in and out. */
export type LandingTexts = Readonly<Record<keyof typeof english, string>>;

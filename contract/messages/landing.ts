import type { landing as english } from './en/landing.ts';

/** Texts before sign-in, written by the server and by the pages for signing in and out. */
export type LandingTexts = Readonly<Record<keyof typeof english, string>>;

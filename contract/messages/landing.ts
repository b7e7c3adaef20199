import type { SignInLanguage } from '../core/languages.ts';
import { landing as en } from './en/landing.ts';
import { landing as fr } from './fr/landing.ts';

/** What shows before anybody is signed in: the server writes it, and so do the pages of signing in and out. */
export type LandingTexts = Readonly<Record<keyof typeof en, string>>;

export const landingTexts: Record<SignInLanguage, LandingTexts> = { en, fr };

import type { Language } from '../core/languages.ts';
import { pageNotice as de } from './de/pageNotice.ts';
import { pageNotice as en } from './en/pageNotice.ts';
import { pageNotice as es } from './es/pageNotice.ts';
import { pageNotice as fi } from './fi/pageNotice.ts';
import { pageNotice as fr } from './fr/pageNotice.ts';
import { pageNotice as hu } from './hu/pageNotice.ts';
import { pageNotice as it } from './it/pageNotice.ts';
import { pageNotice as nl } from './nl/pageNotice.ts';
import { pageNotice as pt } from './pt/pageNotice.ts';
import { pageNotice as sv } from './sv/pageNotice.ts';

/** What a page says while none of its scripts runs. */
export interface PageNotice {
  title: string;
  /** The page's scripts did not load. */
  text: string;
  reload: string;
  /** The browser runs no scripts at all. */
  noScript: string;
  /** Shown in place of a page that was opened while the server could not be reached. */
  offline: {
    title: string;
    /** The same where the device has a network, but the server does not answer. */
    unreachable: string;
    text: string;
    retry: string;
    /** After another failed try. */
    still: string;
  };
}

export const pageNotices: Record<Language, PageNotice> = { en, de, es, fr, it, hu, nl, pt, fi, sv };

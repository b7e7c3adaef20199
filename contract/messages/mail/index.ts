import type { Language } from '../../core/languages.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fi } from './fi.ts';
import { fr } from './fr.ts';
import { hu } from './hu.ts';
import { it } from './it.ts';
import { nl } from './nl.ts';
import { pt } from './pt.ts';
import { sv } from './sv.ts';
import type { MailTexts } from './texts.ts';

export { NOTICE_KINDS, type MailTexts, type NoticeKind } from './texts.ts';

/** What mails say, by language. */
export const mailTexts: Record<Language, MailTexts> = { en, de, es, fr, it, hu, nl, pt, fi, sv };

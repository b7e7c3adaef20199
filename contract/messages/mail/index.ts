import {
  CONSOLE_LANGUAGES,
  type ConsoleLanguage,
  FALLBACK_LANGUAGE,
  type Language,
} from '../../core/languages.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { MailTexts } from './texts.ts';

export { NOTICE_KINDS, type MailTexts, type NoticeKind } from './texts.ts';

const texts: Record<ConsoleLanguage, MailTexts> = { en, fr };

/** The language that mails to a reader of `language` are written in. */
export const mailLanguage = (language: Language): ConsoleLanguage =>
  CONSOLE_LANGUAGES.find((known) => known === language) ?? FALLBACK_LANGUAGE;

export const mailTexts = (language: Language): MailTexts => texts[mailLanguage(language)];

import type { Language } from '../../core/languages.ts';
import { mail as de } from '../de/mail.ts';
import { mail as en } from '../en/mail.ts';
import { mail as es } from '../es/mail.ts';
import { mail as fi } from '../fi/mail.ts';
import { mail as fr } from '../fr/mail.ts';
import { mail as hu } from '../hu/mail.ts';
import { mail as it } from '../it/mail.ts';
import { mail as nl } from '../nl/mail.ts';
import { mail as pt } from '../pt/mail.ts';
import { mail as sv } from '../sv/mail.ts';
import type { MailTexts } from './texts.ts';

export { NOTICE_KINDS, type MailTexts, type NoticeKind } from './texts.ts';

/** What mails say, by language. */
export const mailTexts: Record<Language, MailTexts> = { en, de, es, fr, it, hu, nl, pt, fi, sv };

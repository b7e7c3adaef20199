import { type Language, LANGUAGES } from '../core/languages.ts';
import type { DemoTexts } from './en/demo.ts';
import type { SignInTexts } from './en/signIn.ts';
import type { InvoiceTexts } from './invoice.ts';
import type { LandingTexts } from './landing.ts';
import type { MailTexts } from './mail/texts.ts';
import type { PageNotice } from './pageNotice.ts';
import type { PolicyTexts } from './policy/texts.ts';
import type { ReportTexts } from './reports.ts';
import type { StatusTexts } from './status.ts';
import type { ErrorMessages } from './failureTexts.ts';
import type { TripTexts } from './trip/texts.ts';

/** What the server says in one language; `fillIn` puts values into the placeholders. */
export interface Messages {
  demo: DemoTexts;
  failures: ErrorMessages;
  invoice: InvoiceTexts;
  landing: LandingTexts;
  mail: MailTexts;
  pageNotice: PageNotice;
  policy: PolicyTexts;
  reports: ReportTexts;
  signIn: SignInTexts;
  status: StatusTexts;
  trip: TripTexts;
}

async function load(language: Language): Promise<[Language, Messages]> {
  const { all } = (await import(`./${language}/all.ts`)) as { all: Messages };
  return [language, all];
}

/**
 * The texts of every language, each from its folder. Only for the server: a page loads the few
 * texts that it needs, in one language, from their own files.
 */
export const messages = Object.fromEntries(await Promise.all(LANGUAGES.map(load))) as Readonly<
  Record<Language, Messages>
>;

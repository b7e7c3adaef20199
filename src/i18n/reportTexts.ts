import { languageOf } from '../../contract/core/languages.ts';
import type { reports } from './en/onNeed/reports.ts';
import type { Messages } from './messages.ts';
import { textsLoader } from './textsLoader.ts';

/** The texts of the reports. */
export type ReportTexts = Messages<typeof reports>;

const load = textsLoader(
  import.meta.glob<ReportTexts>('./*/onNeed/reports.ts', { import: 'reports' }),
);

/** They are loaded with the page. */
export const loadReportTexts = (tag: string): Promise<ReportTexts> => load(languageOf(tag));

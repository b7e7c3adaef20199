import type { Language } from '../../core/languages.ts';
import { invoice as de } from '../de/invoice.ts';
import { invoice as en } from '../en/invoice.ts';
import { invoice as es } from '../es/invoice.ts';
import { invoice as fi } from '../fi/invoice.ts';
import { invoice as fr } from '../fr/invoice.ts';
import { invoice as hu } from '../hu/invoice.ts';
import { invoice as it } from '../it/invoice.ts';
import { invoice as nl } from '../nl/invoice.ts';
import { invoice as pt } from '../pt/invoice.ts';
import { invoice as sv } from '../sv/invoice.ts';
import type { InvoiceTexts } from './texts.ts';

/** What invoices say, by language. */
export const invoiceTexts: Record<Language, InvoiceTexts> = {
  en,
  de,
  es,
  fr,
  it,
  hu,
  nl,
  pt,
  fi,
  sv,
};

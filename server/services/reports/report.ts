import { and, eq } from 'drizzle-orm';
import { DomainError } from '../../../contract/core/errors.ts';
import { majorText } from '../../../contract/core/format.ts';
import { languageOf } from '../../../contract/core/languages.ts';
import type { FileFormat } from '../../../contract/reports/fileFormat.ts';
import type { RequestContext } from '../../context.ts';
import { corporations } from '../../db/tables/index.ts';
import { isOfReach } from '../accountsInReach.ts';

/** A number with decimals, written with the decimal mark of the file. */
export class Decimal {
  /** Such as `12.40`. */
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** A local time without zone, with which spreadsheets can sort and calculate. */
export class Moment {
  /** Such as `2026-11-20T14:05:00`. */
  readonly local: string;
  constructor(local: string) {
    this.local = local;
  }
}

export type CellValue = string | number | Decimal | Moment | null;

/** A report ready to be written: its rows come batch by batch, however many there are. */
export interface Report {
  /** Without its ending. */
  fileName: string;
  headings: readonly string[];
  format: FileFormat;
  batches(): AsyncIterable<readonly (readonly CellValue[])[]>;
  /** How many rows there are, counted no further than `limit`. */
  count(limit?: number): Promise<number>;
}

/** The call in the language that its query names, if any. */
export const inLanguageOf = (
  ctx: RequestContext,
  { lang }: { lang?: string | undefined },
): RequestContext => (lang ? { ...ctx, language: languageOf(lang) } : ctx);

/** Minor units with the currency's decimals, as spreadsheets add them up. */
export const decimal = (
  minorUnits: number | null | undefined,
  currency: string | null,
): Decimal | null =>
  minorUnits === null || minorUnits === undefined || currency === null
    ? null
    : new Decimal(majorText(minorUnits, currency));

/** `2026-11-20 14:05` of a local time without zone. */
export const minuteOf = (local: string): string => local.slice(0, 16).replace('T', ' ');

/** The wanted file name in a form that every system accepts. */
export const safeFileName = (wanted: string): string =>
  wanted
    .replace(/\.(csv|xlsx)$/i, '')
    .replaceAll(/[^\p{L}\p{M}\p{N} ._-]+/gu, '-')
    .replaceAll(/^[. -]+|[. ]+$/g, '')
    .slice(0, 100) || 'report';

/**
 * The account, if it is one of the caller's; deleted ones keep their history.
 * @throws DomainError NOT_FOUND
 */
export async function accountInReach(ctx: RequestContext, id: string): Promise<{ name: string }> {
  const [account] = await ctx.app.database.orm
    .select({ name: corporations.name })
    .from(corporations)
    .where(
      and(
        eq(corporations.channelId, ctx.channel.id),
        eq(corporations.id, id),
        isOfReach(ctx, corporations.id),
      ),
    );
  if (!account) throw new DomainError('NOT_FOUND');
  return account;
}

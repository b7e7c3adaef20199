import { and, inArray, sql } from 'drizzle-orm';
import { localTime } from '../../../contract/booking/schedule.ts';
import { grant } from '../../../contract/core/access.ts';
import { inUnit, ratePerUnit } from '../../../contract/core/distance.ts';
import { DomainError } from '../../../contract/core/errors.ts';
import type { Field } from '../../../contract/core/fields.ts';
import { currencyOf, distanceUnitName, formatLocale } from '../../../contract/core/format.ts';
import { formatsFor } from '../../../contract/core/formats.ts';
import { LANGUAGE_NAMES } from '../../../contract/core/languages.ts';
import { rowLabel } from '../../../contract/core/resource.ts';
import { messages } from '../../../contract/messages/messages.ts';
import { csvFormatFor } from '../../../contract/reports/csvFormat.ts';
import type { FileFormat } from '../../../contract/reports/fileFormat.ts';
import { EXPORT_PAGE_SIZE } from '../../../contract/reports/rowExport.ts';
import { catalogue } from '../../bindings/index.ts';
import type { RequestContext } from '../../context.ts';
import type { Binding, Row } from '../../crud/binding.ts';
import { listedRows } from '../../crud/list.ts';
import { selection, toRow } from '../../crud/rows.ts';
import { visible } from '../../crud/scope.ts';
import {
  type CellValue,
  Decimal,
  decimal,
  minuteOf,
  Moment,
  type Report,
  safeFileName,
} from './report.ts';
import { requireWorkbookSize } from './workbook.ts';

interface Query {
  columns?: string | undefined;
  headings?: string[] | undefined;
  fileName?: string | undefined;
  format?: FileFormat | undefined;
  lang?: string | undefined;
  token?: string | undefined;
  /** Filters, search and sort of the list. */
  [parameter: string]: string | string[] | undefined;
}

/** Labels of rows that others refer to, each read once. */
class Names {
  readonly #ctx: RequestContext;
  readonly #known = new Map<string, Map<string, string>>();
  constructor(ctx: RequestContext) {
    this.#ctx = ctx;
  }

  /** Empty for a row that the caller does not see. */
  of(resource: string, id: string): string {
    return this.#known.get(resource)?.get(id) ?? '';
  }

  /** Looks up the rows that these rows refer to, unless they are known. */
  async learn(fields: readonly (readonly [string, Field])[], rows: readonly Row[]): Promise<void> {
    for (const [name, { to, items = {} }] of fields) {
      const inLists = rows.flatMap((row) =>
        Object.keys(items).length > 0 ? (row[name] as Row[]) : [],
      );
      await this.learn(Object.entries(items), inLists);
      if (!to) continue;
      const known = this.#known.get(to) ?? new Map<string, string>();
      this.#known.set(to, known);
      const wanted = rows.flatMap((row) => (row[name] as string | string[] | null) ?? []);
      const ids = [...new Set(wanted)].filter((id) => !known.has(id));
      if (ids.length > 0) await this.#read(to, ids, known);
    }
  }

  async #read(to: string, ids: string[], known: Map<string, string>): Promise<void> {
    const target = catalogue.get(to);
    const granted = target && grant(this.#ctx.actor, target.resource, 'get');
    if (!granted) return;
    const records = await this.#ctx.app.database.orm
      .select(selection(target))
      .from(target.table)
      .where(and(visible(target, this.#ctx, granted.corporationIds), inArray(target.keys.id, ids)));
    for (const record of records)
      known.set(String(record['id']), rowLabel(target.resource, record));
  }
}

/** The values of a row in a list as texts, to be joined. */
function itemTexts(ctx: RequestContext, { items = {} }: Field, item: Row, names: Names): string[] {
  const { language, channel } = ctx;
  return Object.entries(items).flatMap(([name, field]) => {
    const cell = cellOf(ctx, field, item[name], names, item);
    if (cell === null) return [];
    // No heading says the unit here.
    const formats = formatsFor(language, channel);
    if (field.kind === 'distance') return formats.distance(Number(item[name]));
    if (field.kind === 'rate') return formats.rate(Number(item[name]));
    return cell instanceof Decimal
      ? cell.text
      : cell instanceof Moment
        ? minuteOf(cell.local)
        : String(cell);
  });
}

/** Languages have their own names, as in the list. */
const ownNames: Readonly<Record<string, string>> = LANGUAGE_NAMES;

/** A field's value as a cell of a file. */
function cellOf(
  ctx: RequestContext,
  field: Field,
  value: unknown,
  names: Names,
  row: Readonly<Record<string, unknown>>,
): CellValue {
  const { language, channel } = ctx;
  if (value === null || value === undefined) return null;
  const words: Readonly<Record<string, string>> = messages[language].reports.words;
  switch (field.kind) {
    case 'number':
      return Number.isInteger(value) ? Number(value) : new Decimal(String(value));
    case 'money':
      return decimal(Number(value), currencyOf(row) ?? channel.currency);
    case 'distance':
      return new Decimal(inUnit(Number(value), channel.distanceUnit).toFixed(2));
    case 'rate':
      return decimal(
        ratePerUnit(Number(value), channel.distanceUnit),
        currencyOf(row) ?? channel.currency,
      );
    case 'boolean':
      return words[value === true ? 'yes' : 'no'] ?? null;
    case 'choice':
      return words[String(value)] ?? ownNames[String(value)] ?? String(value);
    case 'dateTime':
      return new Moment(localTime(new Date(String(value)), channel.timeZone));
    case 'reference':
      return names.of(field.to ?? '', String(value)) || String(row[field.keptName ?? ''] ?? '');
    case 'list':
      return (value as Row[])
        .map((item) => itemTexts(ctx, field, item, names).join(' · '))
        .join('\n');
    case 'references':
      return (value as string[]).map((id) => names.of(field.to ?? '', id)).join(', ');
    default:
      return String(value);
  }
}

/** A column's heading: numbers of distances and rates are in miles or kilometres, and a file says which. */
function withUnit({ language, channel }: RequestContext, heading: string, field: Field): string {
  if (field.kind !== 'distance' && field.kind !== 'rate') return heading;
  const locale = formatLocale(language, channel.locale);
  const unit = distanceUnitName(channel.distanceUnit, locale);
  return field.kind === 'rate' ? `${heading} (/${unit})` : `${heading} (${unit})`;
}

/**
 * What a declared list shows, as a file: the same rows in the same order, even if others write
 * meanwhile. The rows are fixed at the start; each page of them is read when the previous one was
 * taken.
 * @throws DomainError as the list itself (UNKNOWN_PARAMETER, VALIDATION_FAILED, FORBIDDEN), and
 *   VALIDATION_FAILED for more rows than a workbook may have
 */
export async function rowExport(
  ctx: RequestContext,
  binding: Binding,
  query: Query,
): Promise<Report> {
  const { columns, headings, fileName, format, lang: _l, token: _t, ...parameters } = query;
  const { resource, keys } = binding;
  const { orm } = ctx.app.database;
  const listed = Object.entries(parameters).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const { condition, order, source } = listedRows(ctx, binding, listed);
  const { inWords = {} } = binding.options;
  const names = columns?.split(',') ?? resource.list.columns.filter(isExportable(binding));
  if (headings && headings.length !== names.length)
    throw new DomainError('VALIDATION_FAILED', { errors: { headings: { code: 'choice' } } });
  const fields = names.map((name) => [name, resource.fields[name]!] as const);
  const referred = fields.filter(([, { to, items }]) => (to ?? items) !== undefined);

  async function* batches() {
    const found = await orm
      .select({ id: selection(binding)['id']! })
      .from(source)
      .where(condition)
      .orderBy(...order);
    const labels = new Names(ctx);
    for (let start = 0; start < found.length; start += EXPORT_PAGE_SIZE) {
      const ids = found.slice(start, start + EXPORT_PAGE_SIZE).map(({ id }) => String(id));
      const records = await orm
        .select(selection(binding))
        .from(source)
        // The condition is checked again, so that rows that were deleted or moved meanwhile are
        // left out.
        .where(and(condition, inArray(keys.id, ids)));
      const byId = new Map(records.map((record) => [String(record['id']), record]));
      const rows = ids.flatMap((id) => {
        const record = byId.get(id);
        return record ? [toRow(record, binding, ctx)] : [];
      });
      await labels.learn(referred, rows);
      yield rows.map((row) =>
        fields.map(([name, field]) =>
          inWords[name]
            ? inWords[name](row[name], ctx, row)
            : cellOf(ctx, field, row[name], labels, row),
        ),
      );
    }
  }
  const report: Report = {
    fileName: safeFileName(fileName ?? resource.name),
    headings: fields.map(([name, field], at) => withUnit(ctx, headings?.[at] ?? name, field)),
    format: format ?? csvFormatFor(ctx.language),
    batches,
    count(limit) {
      const rows = orm
        .select({ one: sql`1`.as('one') })
        .from(source)
        .where(condition);
      return orm.$count((limit === undefined ? rows : rows.limit(limit)).as('counted'));
    },
  };
  if (report.format === 'xlsx') await requireWorkbookSize(report);
  return report;
}

const isExportable =
  ({ resource, options }: Binding) =>
  (name: string): boolean =>
    resource.fields[name]?.kind !== 'object' || options.inWords?.[name] !== undefined;

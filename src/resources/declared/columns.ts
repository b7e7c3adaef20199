import { accountField, type AnyResource } from '../../../contract/core/resource.ts';

/** A column of a derived list. */
export interface Column {
  /** The field whose label heads the column, and by which it sorts. */
  source: string;
  /** Fields shown, joined by spaces: several for a person's name. */
  fields: readonly string[];
  sortable: boolean;
}

/** Fields that name a row together share the column of the first of them. */
const parts = ({ label }: AnyResource): readonly string[] => (label.length > 1 ? label : []);

/** Fields that the deleted rows of every resource have. */
const OF_DELETED: ReadonlySet<string> = new Set(['deletedAt', 'deletedBy']);

/** Message key of a field's name. */
export const fieldLabel = (resource: string, field: string): string =>
  OF_DELETED.has(field) ? `resources.deleted.${field}` : `resources.${resource}.fields.${field}`;

/**
 * The columns of a list. Fields that name a row together (given and family name) share one column,
 * headed `nameColumn` and sorted by the first of them.
 * @param names the columns that the user chose; the declared ones by default
 */
export function columnsOf(
  declaration: AnyResource,
  names: readonly string[] = declaration.list.columns,
): Column[] {
  const label = parts(declaration);
  return names
    .filter((source) => !label.includes(source) || source === label[0])
    .map((source) => ({
      source,
      fields: source === label[0] ? label : [source],
      sortable: declaration.list.sortable.some((field) => field === source),
    }));
}

/** The fields that a list or its file can show: its initial ones, then others with plain values. */
export function plainFields({ fields, list: { columns, repeats = [] } }: AnyResource): string[] {
  const plain = Object.entries(fields)
    .filter(([name, { kind }]) => kind !== 'object' && !repeats.some((one) => one === name))
    .map(([name]) => name);
  return [...new Set([...columns, ...plain])];
}

/** Every column that a list can have. */
export const columnNames = (declaration: AnyResource): string[] =>
  columnsOf(declaration, plainFields(declaration)).map(({ source }) => source);

/**
 * The initial columns of a list: users who see several accounts also see each row's account.
 * @param columns those of its page; the declared ones by default
 */
export function startColumns(
  declaration: AnyResource,
  seesSeveral: boolean,
  columns?: readonly string[],
): string[] {
  const names = columnsOf(declaration, columns).map(({ source }) => source);
  const account = accountField(declaration);
  if (!seesSeveral || !account || names.includes(account)) return names;
  const first = names.indexOf(declaration.label[0] ?? '') + 1;
  return names.toSpliced(first, 0, account);
}

export { accountField, rowLabel } from '../../../contract/core/resource.ts';

/** Whether the rows of a list belong to one account or to several, and not to none. */
export const isOfAccounts = (declaration: AnyResource): boolean =>
  declaration.scope.by === 'members' || accountField(declaration) !== undefined;

import { useTranslate } from 'react-admin';
import { importColumns } from '../../contract/import/columns.ts';
import type { AnyResource } from '../../contract/core/resource.ts';
import { columnLabel } from './columnLabel.ts';

/** The label of a column, by its key. */
export function useColumnLabel(declaration: AnyResource): (key: string) => string {
  const translate = useTranslate();
  const columns = importColumns(declaration);
  return (key) => {
    const column = columns.find((one) => one.key === key) ?? { field: key, part: null };
    return columnLabel(translate, declaration, column);
  };
}

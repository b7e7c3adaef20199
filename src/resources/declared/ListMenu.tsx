import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { AnyResource } from '../../../contract/core/resource.ts';
import { MoreMenu, type MenuEntry } from '../../dialogs/MoreMenu.tsx';
import { useImportMenu } from '../../imports/useImportMenu.tsx';
import { laterDialog } from '../../later/later.tsx';
import { useDeclared } from './DeclaredContext.tsx';

const ExportRows = laterDialog(async () => (await import('./export/ExportRows.tsx')).default);

const NONE: readonly MenuEntry[] = [];

interface ListMenuProps {
  entries?: readonly MenuEntry[];
  /** What the menu imports where that is not what the list shows. */
  imports?: AnyResource | undefined;
}

/** The menu of a declared list: the declaration's entries, then those of the page. */
export function ListMenu({ entries = NONE, imports }: ListMenuProps) {
  const translate = useTranslate();
  const { declaration } = useDeclared();
  const importing = useImportMenu(imports ?? declaration, declaration);
  const [isExporting, setExporting] = useState(false);
  const exporting = {
    label: translate('downloads.rows.entry'),
    onClick: () => setExporting(true),
  };
  return (
    <>
      <MoreMenu entries={[...importing.entries, exporting, ...entries]} />
      {isExporting && <ExportRows onClose={() => setExporting(false)} />}
      {importing.dialog}
    </>
  );
}

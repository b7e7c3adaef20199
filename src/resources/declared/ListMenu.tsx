import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { MoreMenu, type MenuEntry } from '../../dialogs/MoreMenu.tsx';
import { useImportMenu } from '../../imports/useImportMenu.tsx';
import { useDeclared } from './DeclaredContext.tsx';

// Few users need it, so it is loaded on demand.
const ExportRows = lazy(() => import('./export/ExportRows.tsx'));

const NONE: readonly MenuEntry[] = [];

/** The menu of a declared list: the declaration's entries, then those of the page. */
export function ListMenu({ entries = NONE }: { entries?: readonly MenuEntry[] }) {
  const translate = useTranslate();
  const { declaration } = useDeclared();
  const importing = useImportMenu(declaration);
  const [isExporting, setExporting] = useState(false);
  const exporting = {
    label: translate('downloads.rows.entry'),
    onClick: () => setExporting(true),
  };
  return (
    <>
      <MoreMenu entries={[...importing.entries, exporting, ...entries]} />
      {isExporting && (
        <Suspense fallback={null}>
          <ExportRows onClose={() => setExporting(false)} />
        </Suspense>
      )}
      {importing.dialog}
    </>
  );
}

import { Button, useMediaQuery, type Theme } from '@mui/material';
import { useState } from 'react';
import { useNavigate, useTranslate } from 'react-admin';
import { type AnyResource, hasBatches } from '../../../contract/core/resource.ts';
import { MoreMenu, type MenuEntry } from '../../admin/dialogs/MoreMenu.tsx';
import type { AccountReport } from '../../downloads/AccountReport.ts';
import { ExportButton } from '../../downloads/ExportButton.tsx';
import { useImportMenu } from '../../imports/useImportMenu.tsx';
import { lazyDialog } from '../../loading/lazyPart.tsx';
import { useSelection } from './batches/Selection.tsx';
import { useGrants } from '../../authProvider/useGrant.ts';
import { useDeclared } from './DeclaredContext.tsx';
import { DELETED_PARAM } from './declaredAddress.ts';
import { useHasNoRowsYet } from './HasNoRowsYet.tsx';
import { pagePath } from './usePagePaths.ts';

const ExportRows = lazyDialog(async () => (await import('./export/ExportRows.tsx')).default);

const NONE: readonly MenuEntry[] = [];

interface ListMenuProps {
  entries?: readonly MenuEntry[];
  /** What the menu imports where that is not what the list shows. */
  imports?: AnyResource | undefined;
  /** What can be exported besides the list. */
  reports?: readonly AccountReport[];
}

/**
 * The export of a declared list, and its menu: the declaration's entries, then those of the page. A
 * list without rows has nothing to export, and shows its entries as buttons.
 */
export function ListMenu({ entries = NONE, imports, reports }: ListMenuProps) {
  const translate = useTranslate();
  const { declaration, path, ownParams } = useDeclared();
  const importing = useImportMenu(imports ?? declaration, declaration);
  const [isExporting, setExporting] = useState(false);
  const { may } = useGrants(declaration);
  const navigate = useNavigate();
  const { setSelecting } = useSelection();
  const hasCards = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const selecting: MenuEntry[] =
    hasCards && hasBatches(declaration) && (may('update') || may('delete'))
      ? [{ label: translate('lists.select'), onClick: () => setSelecting(true) }]
      : [];
  const deleted: MenuEntry[] =
    declaration.softDelete && may('delete')
      ? [
          {
            label: translate('resources.deleted.show'),
            onClick: () => void navigate(pagePath({ path, ownParams }, DELETED_PARAM)),
          },
        ]
      : [];
  const hasNoRowsYet = useHasNoRowsYet();
  const firstSteps = [
    ...(imports && imports.name !== declaration.name ? [] : importing.entries),
    ...entries,
    ...deleted,
  ];
  const all = [...selecting, ...importing.entries, ...entries, ...deleted];
  return (
    <>
      {hasNoRowsYet ? (
        firstSteps.map(({ label, onClick }) => (
          <Button key={label} onClick={onClick}>
            {label}
          </Button>
        ))
      ) : (
        <>
          <ExportButton
            label={translate('downloads.rows.entry')}
            onClick={() => setExporting(true)}
          />
          {all.length > 0 && <MoreMenu entries={all} />}
        </>
      )}
      {isExporting && (
        <ExportRows {...(reports && { reports })} onClose={() => setExporting(false)} />
      )}
      {importing.dialog}
    </>
  );
}

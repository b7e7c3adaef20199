import type { ReactNode } from 'react';
import { useGetResourceLabel, useLocale, useNotify, useTranslate } from 'react-admin';
import { languageOf } from '../../contract/core/languages.ts';
import type { AnyResource } from '../../contract/core/resource.ts';
import type { MenuEntry } from '../admin/dialogs/MoreMenu.tsx';
import { accountField } from '../../contract/core/resource.ts';
import { useGrants } from '../authProvider/useGrant.ts';
import { isFlag, useKept } from '../drafts/useKept.ts';
import { lazyDialog } from '../loading/lazyPart.tsx';
import { useListedAccount } from '../shell/account/useListedAccount.ts';
import { downloadTemplate } from './downloadTemplate.ts';

const ImportWizard = lazyDialog(async () => (await import('./wizard/ImportWizard.tsx')).default, {
  isPreloaded: false,
});

interface ImportDialogProps {
  declaration: AnyResource;
  onClose: () => void;
}

/** The import of a list. Only it reads the account, so that its changes do not redraw the menu. */
function ImportDialog({ declaration, onClose }: ImportDialogProps) {
  const account = useListedAccount();
  return (
    <ImportWizard
      declaration={declaration}
      account={accountField(declaration) ? account : null}
      onClose={onClose}
    />
  );
}

/**
 * The menu entries for rows that are importable by the user, and the dialog that one of them opens.
 * The entry names the rows unless the list with the menu (`listed`) shows them.
 */
export function useImportMenu(
  declaration: AnyResource,
  listed: AnyResource,
): {
  entries: readonly MenuEntry[];
  dialog: ReactNode;
} {
  const translate = useTranslate();
  const notify = useNotify();
  const label = useGetResourceLabel();
  const language = languageOf(useLocale());
  const { may } = useGrants(declaration);
  const [isOpen, setOpen] = useKept(`import.${declaration.name}`, false, isFlag);
  if (!declaration.importable || !may('create') || !may('update'))
    return { entries: [], dialog: null };
  return {
    entries: [
      {
        label:
          declaration.name === listed.name
            ? translate('imports.menu')
            : translate('imports.title', { name: label(declaration.name, 2) }),
        onClick: () => setOpen(true),
      },
      {
        label: translate('imports.template'),
        onClick: () => {
          downloadTemplate(declaration, language, translate).catch(() =>
            notify('shell.error.network', { type: 'error' }),
          );
        },
      },
    ],
    dialog: isOpen && <ImportDialog declaration={declaration} onClose={() => setOpen(false)} />,
  };
}

import { CreateBase, EditBase, useEditContext, useNotify, useTranslate } from 'react-admin';
import { useDeclared } from '../declared/DeclaredContext.tsx';
import { useNewRow, useSaved } from '../declared/DeclaredDialogs.tsx';
import { DeclaredFields } from '../declared/DeclaredFields.tsx';
import { DialogForm } from '../declared/DialogForm.tsx';
import { usePagePaths } from '../declared/usePagePaths.ts';
import { AddressInput } from './AddressInput.tsx';
import { AddressPreview } from './AddressPreview.tsx';

const ACCOUNT = 'entityId';
const DERIVED = [ACCOUNT, 'alias'];
const SHOWN = [...DERIVED, 'fullAddressText'];

/** A favourite's name begins with a capital, however it was typed. */
const capitalised = (row: Record<string, unknown>): Record<string, unknown> => {
  const alias = typeof row['alias'] === 'string' ? row['alias'].trim() : '';
  return alias ? { ...row, alias: alias[0]?.toUpperCase() + alias.slice(1) } : row;
};

/** Adds a favourite of the selected account. */
export function FavouriteCreate() {
  const { declaration } = useDeclared();
  const translate = useTranslate();
  return (
    <CreateBase resource={declaration.name} redirect={false} transform={capitalised}>
      <DialogForm
        title={translate('resources.favourite-addresses.add')}
        fields={SHOWN}
        defaultValues={useNewRow()}
        onSaved={useSaved('created')}
        savesUnchecked
      >
        <DeclaredFields declaration={declaration} mode="create" names={DERIVED} />
        <AddressInput account={ACCOUNT} />
        <AddressPreview />
      </DialogForm>
    </CreateBase>
  );
}

function EditForm() {
  const { declaration } = useDeclared();
  const translate = useTranslate();
  const { record } = useEditContext();
  return (
    <DialogForm
      title={translate('resources.favourite-addresses.edit')}
      fields={SHOWN}
      onSaved={useSaved('saved')}
      isReady={record !== undefined}
      savesUnchecked
    >
      <DeclaredFields declaration={declaration} mode="edit" names={DERIVED} />
      <AddressInput account={ACCOUNT} />
      <AddressPreview />
    </DialogForm>
  );
}

/** Renames a favourite or moves it to another address. */
export function FavouriteEdit({ id }: { id: string }) {
  const { declaration } = useDeclared();
  const notify = useNotify();
  const { close } = usePagePaths();
  const onError = (): void => {
    notify('resources.form.loadFailed', { type: 'error' });
    close();
  };
  return (
    <EditBase
      resource={declaration.name}
      id={id}
      mutationMode="pessimistic"
      redirect={false}
      transform={capitalised}
      queryOptions={{ onError, retry: false }}
    >
      <EditForm />
    </EditBase>
  );
}

import { CreateBase, useEditContext, useTranslate } from 'react-admin';
import { useDeclared } from '../declared/DeclaredContext.tsx';
import { EditDialog, useNewRow, useSaved } from '../declared/DeclaredDialogs.tsx';
import { DeclaredFields } from '../declared/DeclaredFields.tsx';
import { DialogForm } from '../declared/DialogForm.tsx';
import { AddressInput } from './AddressInput.tsx';
import { AddressPreview } from './AddressPreview.tsx';

const ACCOUNT = 'entityId';
const DERIVED = [ACCOUNT, 'alias'];
const SHOWN = [...DERIVED, 'fullAddressText'];

function Inputs({ mode }: { mode: 'create' | 'edit' }) {
  const { declaration } = useDeclared();
  return (
    <>
      <DeclaredFields declaration={declaration} mode={mode} names={DERIVED} />
      <AddressInput account={ACCOUNT} />
      <AddressPreview />
    </>
  );
}

/** Adds a favourite of the selected account. */
export function FavouriteCreate() {
  const { declaration } = useDeclared();
  const translate = useTranslate();
  return (
    <CreateBase resource={declaration.name} redirect={false}>
      <DialogForm
        title={translate('resources.favourite-addresses.add')}
        fields={SHOWN}
        defaultValues={useNewRow()}
        onSaved={useSaved('created')}
      >
        <Inputs mode="create" />
      </DialogForm>
    </CreateBase>
  );
}

function EditForm() {
  const translate = useTranslate();
  const { record } = useEditContext();
  return (
    <DialogForm
      title={translate('resources.favourite-addresses.edit')}
      fields={SHOWN}
      onSaved={useSaved('saved')}
      isReady={record !== undefined}
    >
      <Inputs mode="edit" />
    </DialogForm>
  );
}

/** Renames a favourite or moves it to another address. */
export const FavouriteEdit = ({ id }: { id: string }) => (
  <EditDialog id={id}>
    <EditForm />
  </EditDialog>
);

import { useEditContext, useTranslate } from 'react-admin';
import type { User } from '../../../contract/resources/users.ts';
import { useActor } from '../../authProvider/useGrant.ts';
import { useDeclared } from '../declared/DeclaredContext.tsx';
import { EditDialog, useSaved } from '../declared/DeclaredDialogs.tsx';
import { DeclaredFields } from '../declared/DeclaredFields.tsx';
import { DialogForm } from '../declared/DialogForm.tsx';
import { EmailField } from './EmailField.tsx';
import { reachesAllAccounts } from '../../../contract/core/roles.ts';

const NAMES = ['givenName', 'familyName'];
const REST = ['role', 'roles', 'communicationLanguage', 'status'];
const FIELDS = [...NAMES, ...REST];

function EditForm() {
  const { declaration, titles } = useDeclared();
  const translate = useTranslate();
  const { record } = useEditContext<User>();
  const { role } = useActor();
  return (
    <DialogForm
      title={translate(titles?.edit ?? 'resources.users.edit')}
      fields={FIELDS}
      failureTitle={translate('users.updateFailed')}
      onSaved={useSaved('saved', 'users.updated')}
      isReady={record !== undefined}
      // A fleet manager may deliberately leave an account without an admin.
      insistence={
        reachesAllAccounts(role)
          ? { code: 'LAST_ADMIN', option: 'leavesAccountAlone', label: translate('users.insist') }
          : undefined
      }
    >
      <DeclaredFields declaration={declaration} mode="edit" names={NAMES} />
      <EmailField />
      <DeclaredFields declaration={declaration} mode="edit" names={REST} />
    </DialogForm>
  );
}

/** Changes a user; the role cannot be changed. */
export const UserEdit = ({ id }: { id: string }) => (
  <EditDialog id={id}>
    <EditForm />
  </EditDialog>
);

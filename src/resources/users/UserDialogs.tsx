import { Alert } from '@mui/material';
import { useMemo, useRef } from 'react';
import { CreateBase, useEditContext, useNotify, useTranslate } from 'react-admin';
import type { User } from '../../../contract/resources/users.ts';
import { useSelectedAccount } from '../../shell/account/useSelectedAccount.ts';
import { useDeclared } from '../declared/DeclaredContext.tsx';
import { EditDialog, useNewRow, useSaved } from '../declared/DeclaredDialogs.tsx';
import { DeclaredFields } from '../declared/DeclaredFields.tsx';
import { DialogForm } from '../declared/DialogForm.tsx';
import { useActor } from '../../authProvider/useGrant.ts';

const PERSON = ['givenName', 'familyName', 'email', 'communicationLanguage'];
const FIELDS = [...PERSON, 'status', 'roles'];

/** Adds a corporation admin, or gives the account to somebody who signs in already. */
export function UserCreate() {
  const { declaration } = useDeclared();
  const translate = useTranslate();
  const notify = useNotify();
  const row = useNewRow();
  const { accountId } = useSelectedAccount();
  const { role } = useActor();
  const saved = useSaved('created');
  const defaultValues = useMemo(
    () => ({
      ...row,
      roles:
        role === 'corporationAdmin' && accountId
          ? [{ name: 'corporationAdmin', corporationId: accountId }]
          : [],
    }),
    [row, role, accountId],
  );
  // What was typed last, to tell a new person from one who was there already.
  const typed = useRef({ givenName: '', familyName: '' });
  return (
    <CreateBase
      resource={declaration.name}
      redirect={false}
      transform={(values: User) => {
        const { givenName, familyName } = values;
        typed.current = { givenName: givenName.trim(), familyName: familyName.trim() };
        return values;
      }}
    >
      <DialogForm
        title={translate('resources.users.add')}
        fields={FIELDS}
        defaultValues={defaultValues}
        onSaved={(user) => {
          saved(user);
          const { givenName, familyName, email } = user as unknown as User;
          if (givenName !== typed.current.givenName || familyName !== typed.current.familyName)
            notify('users.wasThere', {
              type: 'info',
              messageArgs: { email, name: `${givenName} ${familyName}` },
              autoHideDuration: 10_000,
            });
        }}
      >
        <DeclaredFields
          declaration={declaration}
          mode="create"
          names={[...PERSON.slice(0, 3), 'roles', 'communicationLanguage', 'status']}
        />
      </DialogForm>
    </CreateBase>
  );
}

function EditForm() {
  const { declaration } = useDeclared();
  const translate = useTranslate();
  const { record } = useEditContext<User>();
  const { role } = useActor();
  const isKept = record?.hasOtherAccounts === true;
  return (
    <DialogForm
      title={translate('resources.users.edit')}
      fields={FIELDS}
      onSaved={useSaved('saved')}
      isReady={record !== undefined}
      // A fleet manager may leave an account without an admin, knowing it.
      insistence={
        role === 'bookingChannelAdmin'
          ? { code: 'LAST_ADMIN', option: 'leavesAccountAlone', label: translate('users.insist') }
          : undefined
      }
    >
      {isKept && (
        <Alert severity="info" sx={{ gridColumn: '1 / -1', mb: 1 }}>
          {translate('users.ofOthers')}
        </Alert>
      )}
      <DeclaredFields
        declaration={declaration}
        mode="edit"
        names={
          isKept
            ? ['roles']
            : [...PERSON.slice(0, 3), 'role', 'roles', 'communicationLanguage', 'status']
        }
      />
    </DialogForm>
  );
}

/** Changes a corporation admin; the role is settled. */
export const UserEdit = ({ id }: { id: string }) => (
  <EditDialog id={id}>
    <EditForm />
  </EditDialog>
);

import { useMemo, useState, type ReactNode } from 'react';
import {
  CreateBase,
  SaveContextProvider,
  useDataProvider,
  useSaveContext,
  useTranslate,
  type SaveContextValue,
  type SaveHandlerCallbacks,
} from 'react-admin';
import type { User } from '../../../contract/resources/users.ts';
import { useActor } from '../../authProvider/useGrant.ts';
import { useSelectedAccountId } from '../../shell/account/useSelectedAccount.ts';
import { useDeclared } from '../declared/DeclaredContext.tsx';
import { useNewRow, useReadAgain, useSaved } from '../declared/DeclaredDialogs.tsx';
import { DeclaredFields } from '../declared/DeclaredFields.tsx';
import { DialogForm } from '../declared/DialogForm.tsx';
import { usePagePaths } from '../declared/usePagePaths.ts';
import { useInvitedAccount } from './invitedAdmin.ts';
import {
  createPassengers,
  type PassengerFailure,
  type PassengerWish,
} from './passengerAccounts.ts';
import { PassengerFailures } from './PassengerFailures.tsx';
import { PassengerFields } from './PassengerFields.tsx';
import { choosesAccount, reachesAllAccounts } from '../../../contract/core/roles.ts';

const PERSON = ['givenName', 'familyName', 'email'];
const FIELDS = [...PERSON, 'role', 'roles', 'communicationLanguage', 'status', 'phone'];
type Typed = User & PassengerWish;

const accountsOf = ({ roles }: Pick<User, 'roles'>) =>
  (roles ?? []).flatMap(({ corporationId }) => corporationId ?? []);

interface Unfinished {
  user: User;
  typed: Typed;
  failures: PassengerFailure[];
  /** Of the form, so that trying again cannot create a second passenger. */
  meta: unknown;
}

interface SavesWithPassengersProps {
  onUnfinished: (unfinished: Unfinished) => void;
  children: ReactNode;
}

/** Stores the user, then adds them as a passenger of each account if wanted. */
function SavesWithPassengers({ onUnfinished, children }: SavesWithPassengersProps) {
  const dataProvider = useDataProvider();
  const translate = useTranslate();
  const context = useSaveContext();
  const [saving, setSaving] = useState(false);
  const value = useMemo((): SaveContextValue => {
    const save = async (
      typed: Partial<Typed>,
      { onSuccess, onError, meta }: SaveHandlerCallbacks = {},
    ) => {
      const { createPassengerAccount, phone, ...values } = typed as Typed;
      const isManager = reachesAllAccounts(values.role);
      const roles = isManager ? [{ name: values.role, corporationId: null }] : (values.roles ?? []);
      const data = { ...values, roles };
      setSaving(true);
      try {
        const { data: user } = await dataProvider.create<User>('users', { data, meta });
        const isWanted = createPassengerAccount === true && !isManager && phone;
        const failures = isWanted
          ? await createPassengers({ dataProvider, translate, meta }, data, phone, accountsOf(data))
          : [];
        if (failures.length === 0) onSuccess?.(user, { data }, undefined, {});
        else onUnfinished({ user, typed: typed as Typed, failures, meta });
      } catch (error) {
        onError?.(error, { data }, undefined, {});
      } finally {
        setSaving(false);
      }
    };
    return { ...context, save: save as SaveContextValue['save'], saving };
  }, [context, dataProvider, onUnfinished, saving, translate]);
  return <SaveContextProvider value={value}>{children}</SaveContextProvider>;
}

/** Adds a user. */
export function UserCreate() {
  const { declaration, titles, filter } = useDeclared();
  const translate = useTranslate();
  const dataProvider = useDataProvider();
  const { close } = usePagePaths();
  const row = useNewRow();
  const selectedId = useSelectedAccountId();
  const invitedId = useInvitedAccount();
  const { role } = useActor();
  const saved = useSaved('created', 'users.created');
  const readAgain = useReadAgain();
  const [unfinished, setUnfinished] = useState<Unfinished | null>(null);
  const [isRetrying, setRetrying] = useState(false);
  const isOfAdmins = choosesAccount(role) || filter?.['role'] !== undefined || invitedId !== null;
  const accountId = choosesAccount(role) ? selectedId : invitedId;
  const defaultValues = useMemo(
    () => ({
      ...row,
      createPassengerAccount: false,
      phone: null,
      roles: accountId ? [{ name: 'corporationAdmin', corporationId: accountId }] : [],
    }),
    [row, accountId],
  );
  if (unfinished) {
    const { user, failures, meta } = unfinished;
    const finish = () => {
      saved(user);
      close();
    };
    const retry = async () => {
      setRetrying(true);
      const left = await createPassengers(
        { dataProvider, translate, meta },
        unfinished.typed,
        unfinished.typed.phone ?? '',
        failures.map(({ corporationId }) => corporationId),
      );
      setRetrying(false);
      if (left.length === 0) finish();
      else setUnfinished({ ...unfinished, failures: left });
    };
    return (
      <PassengerFailures
        failures={failures}
        isPartial={failures.length < accountsOf(user).length}
        isBusy={isRetrying}
        onRetry={() => void retry()}
        onClose={finish}
      />
    );
  }
  const leaveUnfinished = (left: Unfinished) => {
    // The user is stored, and Back closes the question without an answer.
    readAgain();
    setUnfinished(left);
  };
  const roles = isOfAdmins ? ['roles'] : ['role', 'roles'];
  return (
    <CreateBase resource={declaration.name} redirect={false}>
      <SavesWithPassengers onUnfinished={leaveUnfinished}>
        <DialogForm
          title={translate(
            invitedId ? 'accounts.firstAdmin.confirm' : (titles?.add ?? 'resources.users.add'),
          )}
          fields={FIELDS}
          failureTitle={translate('users.createFailed')}
          defaultValues={defaultValues}
          onSaved={saved}
        >
          <DeclaredFields
            declaration={declaration}
            mode="create"
            names={[...PERSON, ...roles, 'communicationLanguage', 'status']}
          />
          <PassengerFields />
        </DialogForm>
      </SavesWithPassengers>
    </CreateBase>
  );
}

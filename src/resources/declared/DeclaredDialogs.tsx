import { useQueryClient } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import {
  CreateBase,
  EditBase,
  useEditContext,
  useGetResourceLabel,
  useNotify,
  useTranslate,
} from 'react-admin';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { wholeUnits } from '../../../contract/core/distance.ts';
import type { Field } from '../../../contract/core/fields.ts';
import type { AnyResource } from '../../../contract/core/resource.ts';
import { pageConfig } from '../../shell/pageConfig.ts';
import { useSelectedAccountId } from '../../shell/account/useSelectedAccount.ts';
import { accountField, rowLabel } from './columns.ts';
import { useOnlyAccount } from '../../authProvider/useGrant.ts';
import { isUnknownRow } from '../../dataProvider/failedCalls.ts';
import { useDeclared } from './DeclaredContext.tsx';
import { DeclaredFields } from './DeclaredFields.tsx';
import { DialogForm } from './DialogForm.tsx';
import { usePagePaths } from './usePagePaths.ts';

/** Resources whose rows change when a row is written, because they refer to it. */
const referringTo = ({ fields }: AnyResource): string[] =>
  Object.values(fields).flatMap(({ kind, to }) => (kind === 'references' && to ? [to] : []));

/** Returns a function that reads the rows again, because one of them changed. */
export function useReadAgain(): () => void {
  const { declaration } = useDeclared();
  const queryClient = useQueryClient();
  return () => {
    for (const name of [declaration.name, ...referringTo(declaration)])
      void queryClient.invalidateQueries({ queryKey: [name] });
  };
}

/**
 * Reports that a row was stored, by its name, and updates the lists.
 * @param message key of the text that replaces the usual one on a page with its own titles
 */
export function useSaved(key: 'created' | 'saved', message?: string) {
  const { declaration, titles } = useDeclared();
  const notify = useNotify();
  const readAgain = useReadAgain();
  return (row: Record<string, unknown>): void => {
    // A page with its own titles has its own text for this, too.
    notify((titles && message) ?? `resources.form.${key}`, {
      type: 'success',
      messageArgs: { row: rowLabel(declaration, row) },
    });
    readAgain();
  };
}

/** A declared distance is round in metres, and should be so in the unit that is shown as well. */
function defaultOf({ kind, default: value = null }: Field): unknown {
  return kind === 'distance' && typeof value === 'number'
    ? wholeUnits(value, pageConfig().distanceUnit)
    : value;
}

/** The initial values of a new row: the declared defaults and the selected account. */
export function useNewRow(): Record<string, unknown> {
  const { declaration } = useDeclared();
  const selected = useSelectedAccountId();
  const onlyAccount = useOnlyAccount();
  const accountId = selected ?? onlyAccount;
  return useMemo(() => {
    const account = accountField(declaration);
    const writable = Object.entries(declaration.fields).filter(
      ([, { write }]) => write !== 'never',
    );
    return Object.fromEntries(
      writable.map(([name, field]) => [name, name === account ? accountId : defaultOf(field)]),
    );
  }, [declaration, accountId]);
}

interface DeclaredCreateProps {
  /** Shows something else after the row was stored, instead of closing the dialog. */
  onSaved?: (row: Record<string, unknown>) => void;
}

/** Create dialog derived from the declaration. */
export function DeclaredCreate({ onSaved: goOn }: DeclaredCreateProps) {
  const { declaration } = useDeclared();
  const translate = useTranslate();
  const label = useGetResourceLabel()(declaration.name, 1);
  const defaultValues = useNewRow();
  const saved = useSaved('created');
  return (
    <CreateBase resource={declaration.name} redirect={false}>
      <DialogForm
        title={translate(`resources.${declaration.name}.add`, {
          _: translate('resources.form.addTitle', { name: label }),
        })}
        fields={declaration.form}
        defaultValues={defaultValues}
        onSaved={(row) => {
          saved(row);
          goOn?.(row);
        }}
        staysOpen={goOn !== undefined}
      >
        <DeclaredFields declaration={declaration} mode="create" names={declaration.form} />
      </DialogForm>
    </CreateBase>
  );
}

function EditForm() {
  const { declaration } = useDeclared();
  const translate = useTranslate();
  const { record } = useEditContext();
  const label = useGetResourceLabel()(declaration.name, 1);
  const onSaved = useSaved('saved');
  return (
    <DialogForm
      title={translate(`resources.${declaration.name}.edit`, {
        _: translate('resources.form.editTitle', { name: label }),
      })}
      fields={declaration.form}
      onSaved={onSaved}
      isReady={record !== undefined}
    >
      <DeclaredFields declaration={declaration} mode="edit" names={declaration.form} />
    </DialogForm>
  );
}

interface EditDialogProps {
  id: string;
  /** The form, in an edit context. */
  children: ReactNode;
}

/**
 * Shows nothing over the list that is loading until the row is known, since an address that was
 * opened may name no row. After a press, the form appears immediately.
 */
function OnceKnown({ children }: { children: ReactNode }) {
  const { record } = useEditContext();
  const isOpenedByAddress = useNavigationType() === NavigationType.Pop;
  return record === undefined && isOpenedByAddress ? null : children;
}

/** Fetches a row for the form that edits it; if there is none, says so and returns to the list. */
export function EditDialog({ id, children }: EditDialogProps) {
  const { declaration } = useDeclared();
  const notify = useNotify();
  const { close } = usePagePaths();
  const queryClient = useQueryClient();
  const onError = (error: unknown): void => {
    notify('resources.form.loadFailed', { type: 'error' });
    // The list still shows a row that somebody else has deleted.
    if (isUnknownRow(error))
      void queryClient.invalidateQueries({ queryKey: [declaration.name, 'getList'] });
    close();
  };
  return (
    <EditBase
      resource={declaration.name}
      id={id}
      mutationMode="pessimistic"
      redirect={false}
      queryOptions={{ onError, retry: false }}
    >
      <OnceKnown>{children}</OnceKnown>
    </EditBase>
  );
}

/** Edit dialog derived from the declaration. */
export const DeclaredEdit = ({ id }: { id: string }) => (
  <EditDialog id={id}>
    <EditForm />
  </EditDialog>
);

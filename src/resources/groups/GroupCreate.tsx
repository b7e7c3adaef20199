import { Typography } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { Form, useDataProvider, useNavigate, useTranslate } from 'react-admin';
import { useFormState, type FieldValues } from 'react-hook-form';
import { type EmployeeGroup, employeeGroups } from '../../../contract/resources/employeeGroups.ts';
import { SubmitButton } from '../../admin/dialogs/SubmitButton.tsx';
import { newAttempts } from '../../dataProvider/attempts.ts';
import { useNewRow, useSaved } from '../declared/DeclaredDialogs.tsx';
import { refusalOf, type Refusal } from '../declared/problem.ts';
import { usePagePaths } from '../declared/usePagePaths.ts';
import { GroupForm, Part } from './GroupForm.tsx';
import { GroupName } from './GroupName.tsx';

const FIELDS = ['corporationId', 'name', 'description'];

/** Says what can be entered once the name is stored. */
function Later({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Part title={title}>
      <Typography variant="body2" color="textSecondary">
        {children}
      </Typography>
    </Part>
  );
}

function SaveName({ isSaving }: { isSaving: boolean }) {
  const translate = useTranslate();
  const { dirtyFields, errors } = useFormState();
  const isChanged = Boolean(dirtyFields['name']);
  return (
    <SubmitButton
      type="submit"
      variant="text"
      loading={isSaving}
      isReady={isChanged && errors['name'] === undefined}
      noteSx={{ order: 1, gridColumn: '1 / -1' }}
      aria-label={translate('groups.saveName')}
      // Next to the input, whose label is above it.
      sx={{ mt: '31px', minHeight: 44 }}
    >
      {translate('ra.action.save')}
    </SubmitButton>
  );
}

/** A new group: the name is stored first, then members and rules can be added. */
export function GroupCreate() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const paths = usePagePaths();
  const [attempts] = useState(newAttempts);
  const isSaved = useRef(false);
  const isUnderWay = useRef(false);
  const [failure, setFailure] = useState<Refusal | null>(null);
  const defaultValues = useNewRow();
  const onSaved = useSaved('created');
  const creating = useMutation({
    mutationFn: (values: FieldValues) =>
      dataProvider.create<EmployeeGroup>(employeeGroups.name, {
        data: Object.fromEntries(FIELDS.map((name) => [name, values[name] || null])),
        meta: attempts,
      }),
  });

  const create = async (values: FieldValues): Promise<Record<string, string> | undefined> => {
    // A double click submits twice before the button knows that it is busy.
    if (isUnderWay.current || isSaved.current) return undefined;
    isUnderWay.current = true;
    setFailure(null);
    try {
      const { data: group } = await creating.mutateAsync(values);
      isSaved.current = true;
      onSaved(group);
      queryClient.setQueryData([employeeGroups.name, 'getOne', { id: group.id }], group);
      // The browser's Back then leads to the list, not to another new group.
      void navigate(paths.edit(group.id), { replace: true });
      return undefined;
    } catch (error) {
      const refusal = refusalOf(error, FIELDS);
      setFailure(refusal);
      return refusal.fields;
    } finally {
      isUnderWay.current = false;
    }
  };

  return (
    <Form
      mode="onTouched"
      noValidate
      defaultValues={defaultValues}
      onSubmit={create}
      disableInvalidFormNotification
    >
      <GroupForm
        title={translate('resources.employee-groups.add')}
        failure={failure}
        isSaved={isSaved}
        onCancel={paths.close}
      >
        <GroupName mode="create" save={<SaveName isSaving={creating.isPending} />} />
        <Later title={translate('groups.members.title')}>{translate('groups.members.later')}</Later>
        <Later title={translate('groups.rules.title')}>{translate('groups.rules.later')}</Later>
      </GroupForm>
    </Form>
  );
}

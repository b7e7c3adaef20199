import { Box } from '@mui/material';
import { useMemo } from 'react';
import { Form, RecordContextProvider, useGetOne, useNotify, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { type EmployeeGroup, employeeGroups } from '../../../contract/resources/employeeGroups.ts';
import { isUnknownRow } from '../../dataProvider/failedCalls.ts';
import { PageSkeleton } from '../../shell/pages/PageSkeleton.tsx';
import { RowHistory } from '../declared/history/RowHistory.tsx';
import { SeenValues } from '../declared/SeenValues.tsx';
import { usePagePaths } from '../declared/usePagePaths.ts';
import { type GroupDraft, NOTHING_TYPED } from './groupDraft.ts';
import { GroupForm, Part } from './GroupForm.tsx';
import { GroupName } from './GroupName.tsx';
import { GroupRules } from './GroupRules.tsx';
import { Members } from './Members.tsx';
import { SharedRulesDialog } from './SharedRulesDialog.tsx';
import { useGroupSave } from './useGroupSave.ts';
import { RESET_OPTIONS } from '../declared/resetOptions.ts';

interface EditorProps {
  group: EmployeeGroup;
}

function Editor({ group }: EditorProps) {
  const translate = useTranslate();
  const { getValues } = useFormContext<GroupDraft>();
  const { close } = usePagePaths();
  const { isSaved, isAsking, setAsking, ...saving } = useGroupSave(group);
  return (
    <>
      <GroupForm
        title={translate('resources.employee-groups.edit')}
        failure={saving.failure}
        isSaved={isSaved}
        onSave={() => saving.save()}
        mayRepeat={saving.mayRepeat}
        isSaving={saving.isSaving}
        onCancel={close}
      >
        <GroupName mode="edit" />
        <Part title={translate('groups.members.title')}>
          <Members group={group} />
        </Part>
        <Part title={translate('groups.rules.title')}>
          <GroupRules group={group} />
        </Part>
        <Box sx={{ px: { xs: 2, sm: 3 }, pb: 1 }}>
          <RowHistory />
        </Box>
        <SeenValues onSeen={saving.noteSeen} />
      </GroupForm>
      {isAsking && (
        <SharedRulesDialog
          group={{ id: group.id, name: getValues('name') }}
          restrictionId={getValues('restrictionId') || null}
          onChoose={(rulesFor) => {
            setAsking(false);
            saving.save(rulesFor);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

interface GroupEditProps {
  id: string;
}

/** The editor of an existing group. Everything is stored in one save. */
export function GroupEdit({ id }: GroupEditProps) {
  const notify = useNotify();
  const { close } = usePagePaths();
  const { data: group } = useGetOne<EmployeeGroup>(
    employeeGroups.name,
    { id },
    {
      retry: false,
      onError(error) {
        // It is read again when the user comes back to the page, and then a failure that can pass
        // must not close what is being edited.
        if (group && !isUnknownRow(error)) return;
        notify('resources.form.loadFailed', { type: 'error' });
        close();
      },
    },
  );
  const record = useMemo(() => group && { ...group, ...NOTHING_TYPED }, [group]);
  if (!group || !record) return <PageSkeleton />;
  return (
    <RecordContextProvider value={group}>
      <Form
        mode="onTouched"
        noValidate
        record={record}
        // The button says what it stores; Enter in a field does nothing.
        onSubmit={() => undefined}
        disableInvalidFormNotification
        resetOptions={RESET_OPTIONS}
      >
        <Editor group={group} />
      </Form>
    </RecordContextProvider>
  );
}

import { Box } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import {
  Form,
  RecordContextProvider,
  useDataProvider,
  useGetOne,
  useNotify,
  useTranslate,
} from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { PREVIOUS } from '../../../contract/core/previous.ts';
import type { GroupChange, RulesFor } from '../../../contract/people/groupChange.ts';
import type { Rule } from '../../../contract/policy/rules.ts';
import { businessPassengers } from '../../../contract/resources/businessPassengers.ts';
import { type EmployeeGroup, employeeGroups } from '../../../contract/resources/employeeGroups.ts';
import {
  type TravelRestriction,
  travelRestrictions,
} from '../../../contract/resources/travelRestrictions.ts';
import { callApi, problemOf } from '../../dataProvider/http.ts';
import { PageSkeleton } from '../../shell/pages/PageSkeleton.tsx';
import { useSaved } from '../declared/DeclaredDialogs.tsx';
import { RowHistory } from '../declared/history/RowHistory.tsx';
import { refusalOf, refusalText } from '../declared/problem.ts';
import { SeenValues, useSeenValues } from '../declared/SeenValues.tsx';
import { usePagePaths } from '../declared/usePagePaths.ts';
import { changeOf, type GroupDraft, NOTHING_TYPED, OWN_FIELDS, rebased } from './groupDraft.ts';
import { GroupForm, Part } from './GroupForm.tsx';
import { GroupName } from './GroupName.tsx';
import { GroupRules } from './GroupRules.tsx';
import { Members } from './Members.tsx';
import { SharedRulesDialog } from './SharedRulesDialog.tsx';
import { RESET_OPTIONS } from '../declared/resetOptions.ts';

/** Resources that a save may have changed and that the pages behind it show. */
const TOUCHED = [employeeGroups, businessPassengers, travelRestrictions];
interface EditorProps {
  group: EmployeeGroup;
}

function Editor({ group }: EditorProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const { close } = usePagePaths();
  const { getValues, setValue, setError, resetField, trigger } = useFormContext<GroupDraft>();
  const { seen, noteSeen, readOthers } = useSeenValues();
  const isSaved = useRef(false);
  /** Set at once: a double click calls twice before the buttons know that they are busy. */
  const isUnderWay = useRef(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  /** Somebody else changed what was refused: saving once more replaces it. */
  const [mayRepeat, setMayRepeat] = useState(false);
  const onRenamed = useSaved('saved');

  /** The rules of the group as they are stored now. */
  const storedRules = async (): Promise<Rule[]> => {
    const { data: now } = await dataProvider.getOne<EmployeeGroup>(employeeGroups.name, {
      id: group.id,
    });
    if (now.restrictionId === null) return [];
    const { data } = await dataProvider.getOne<TravelRestriction>(travelRestrictions.name, {
      id: now.restrictionId,
    });
    return data.rules;
  };
  /** Takes over the rules that somebody else has saved, and keeps the user's changes of them. */
  const rebaseRules = async (): Promise<void> => {
    const { edited } = getValues();
    if (!edited) return;
    try {
      setValue('edited', rebased(edited, await storedRules()), { shouldDirty: true });
      void queryClient.invalidateQueries({ queryKey: [travelRestrictions.name] });
    } catch {
      // The next attempt is refused once more.
    }
  };
  /** Shows a refusal where it belongs: at the visible fields, otherwise next to the buttons. */
  const tell = async (error: unknown): Promise<void> => {
    const refusal = refusalOf(error, [...OWN_FIELDS, 'rules']);
    const { fields, isChanged } = refusal;
    const now = isChanged ? await readOthers(Object.keys(fields)) : {};
    if (isChanged && fields['rules']) await rebaseRules();
    for (const [name, text] of Object.entries(fields).toReversed()) {
      const field = name === 'rules' ? 'edited' : (name as 'name');
      // The field may be far above the buttons.
      setError(field, { type: 'server', message: now[name] ?? text }, { shouldFocus: true });
    }
    setMayRepeat(isChanged);
    setFailure(refusalText(refusal, translate));
  };

  const ended = (): void => {
    isUnderWay.current = false;
  };
  const renaming = useMutation({
    mutationFn: (name: string) =>
      dataProvider.update<EmployeeGroup>(employeeGroups.name, {
        id: group.id,
        data: { name, [PREVIOUS]: seen.current },
        previousData: group,
      }),
    onSuccess({ data }) {
      resetField('name', { defaultValue: data.name });
      onRenamed(data);
    },
    onError: tell,
    onSettled: ended,
  });
  const saving = useMutation({
    mutationFn: (change: GroupChange) =>
      callApi(`/employee-groups/${group.id}/save`, { method: 'POST', body: change }),
    async onSuccess() {
      isSaved.current = true;
      notify('groups.saved', { type: 'success' });
      close();
      await Promise.all(
        TOUCHED.map(({ name }) => queryClient.invalidateQueries({ queryKey: [name] })),
      );
    },
    onError(error) {
      // Other groups have these rules, too: the server stores none until it is told for whom they
      // are.
      if (!problemOf(error)?.errors?.['rulesFor']) return tell(error);
      setAsking(true);
      return undefined;
    },
    onSettled: ended,
  });

  /** Begins to store something, unless it is invalid. Errors of an earlier attempt disappear. */
  const begin = async (field?: 'name'): Promise<boolean> => {
    if (isUnderWay.current || isSaved.current) return false;
    isUnderWay.current = true;
    setFailure(null);
    setMayRepeat(false);
    const isValid = await trigger(field);
    if (!isValid) ended();
    return isValid;
  };
  const rename = async (): Promise<void> => {
    if (await begin('name')) renaming.mutate(getValues('name').trim());
  };
  const save = async (rulesFor?: RulesFor): Promise<void> => {
    if (!(await begin())) return;
    const change = changeOf(group, getValues(), seen.current, rulesFor);
    if (change) return saving.mutate(change);
    isSaved.current = true;
    close();
  };
  return (
    <>
      <GroupForm
        title={translate('resources.employee-groups.edit')}
        failure={failure}
        isSaved={isSaved}
        onSave={() => void save()}
        mayRepeat={mayRepeat}
        isSaving={saving.isPending}
        onCancel={close}
      >
        <GroupName
          mode="edit"
          isSaving={renaming.isPending}
          onSave={() => void rename()}
          mayRepeat={mayRepeat}
        />
        <Part title={translate('groups.members.title')}>
          <Members group={group} />
        </Part>
        <Part title={translate('groups.rules.title')}>
          <GroupRules group={group} />
        </Part>
        <Box sx={{ px: { xs: 2, sm: 3 }, pb: 1 }}>
          <RowHistory />
        </Box>
        <SeenValues onSeen={noteSeen} />
      </GroupForm>
      {isAsking && (
        <SharedRulesDialog
          group={{ id: group.id, name: getValues('name') }}
          restrictionId={getValues('restrictionId') || null}
          onChoose={(rulesFor) => {
            setAsking(false);
            void save(rulesFor);
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

/** The editor of an existing group. Except for the name, everything is stored in one save. */
export function GroupEdit({ id }: GroupEditProps) {
  const notify = useNotify();
  const { close } = usePagePaths();
  const { data: group } = useGetOne<EmployeeGroup>(
    employeeGroups.name,
    { id },
    {
      retry: false,
      onError() {
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
        // The buttons say what they store; Enter in a field does nothing.
        onSubmit={() => undefined}
        disableInvalidFormNotification
        resetOptions={RESET_OPTIONS}
      >
        <Editor group={group} />
      </Form>
    </RecordContextProvider>
  );
}

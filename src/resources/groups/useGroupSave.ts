import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { GroupChange, RulesFor } from '../../../contract/people/groupChange.ts';
import type { Rule } from '../../../contract/policy/rules.ts';
import { businessPassengers } from '../../../contract/resources/businessPassengers.ts';
import { type EmployeeGroup, employeeGroups } from '../../../contract/resources/employeeGroups.ts';
import {
  type TravelRestriction,
  travelRestrictions,
} from '../../../contract/resources/travelRestrictions.ts';
import { problemOf } from '../../dataProvider/failedCalls.ts';
import { callApi } from '../../dataProvider/http.ts';
import { refusalOf, type Refusal } from '../declared/problem.ts';
import { useSeenValues } from '../declared/SeenValues.tsx';
import { usePagePaths } from '../declared/usePagePaths.ts';
import { changeOf, type GroupDraft, OWN_FIELDS, rebased } from './groupDraft.ts';

/** Resources that a save may have changed and that the pages behind it show. */
const TOUCHED = [employeeGroups, businessPassengers, travelRestrictions];

/** Stores the group of the surrounding form and then closes the editor. */
export function useGroupSave(group: EmployeeGroup) {
  const notify = useNotify();
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const { close } = usePagePaths();
  const { getValues, setValue, setError, trigger } = useFormContext<GroupDraft>();
  const { seen, noteSeen, readOthers } = useSeenValues();
  const isSaved = useRef(false);
  /** Set at once: a double click calls twice before the buttons know that they are busy. */
  const isUnderWay = useRef(false);
  const [failure, setFailure] = useState<Refusal | null>(null);
  const [isAsking, setAsking] = useState(false);
  /** Somebody else changed what was refused: saving once more replaces it. */
  const [mayRepeat, setMayRepeat] = useState(false);

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
    setFailure(refusal);
  };

  const ended = (): void => {
    isUnderWay.current = false;
  };
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

  const save = async (rulesFor?: RulesFor): Promise<void> => {
    if (isUnderWay.current || isSaved.current) return;
    isUnderWay.current = true;
    // Errors of an earlier attempt disappear.
    setFailure(null);
    setMayRepeat(false);
    if (!(await trigger())) return ended();
    const change = changeOf(group, getValues(), seen.current, rulesFor);
    if (change) return saving.mutate(change);
    isSaved.current = true;
    close();
  };
  return {
    save: (rulesFor?: RulesFor) => void save(rulesFor),
    isSaving: saving.isPending,
    isSaved,
    failure,
    mayRepeat,
    /** Whether the user has to say for whom the rules are. */
    isAsking,
    setAsking,
    noteSeen,
  };
}

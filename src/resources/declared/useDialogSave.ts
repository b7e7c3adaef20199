import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useRecordContext, useSaveContext } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { PREVIOUS } from '../../../contract/core/previous.ts';
import { newAttempts } from '../../dataProvider/attempts.ts';
import { problemOf } from '../../dataProvider/failedCalls.ts';
import { useDeclared } from './DeclaredContext.tsx';
import type { DialogFormProps } from './DialogForm.tsx';
import { refusalOf, type Refusal } from './problem.ts';
import { useSeenValues } from './SeenValues.tsx';
import { usePagePaths } from './usePagePaths.ts';

/** What the head of the form says about a refused write, and what the reader can do about it. */
export interface RefusalNotice {
  told: Refusal;
  /** The row that is in the way, if there is one. */
  otherId: string | null;
  /** The refused values, where the refusal can be overruled by sending these. */
  overruled: FieldValues | null;
}

/**
 * Saves the form of a dialog by the surrounding create or edit context, and closes the dialog once
 * it is saved.
 */
export function useDialogSave({
  fields,
  onSaved,
  staysOpen,
  insistence,
}: Pick<DialogFormProps, 'fields' | 'onSaved' | 'staysOpen' | 'insistence'>) {
  const { declaration } = useDeclared();
  const { close } = usePagePaths();
  const queryClient = useQueryClient();
  const { save, saving = false } = useSaveContext();
  const record = useRecordContext();
  const isNew = record?.id === undefined;
  const [attempts] = useState(newAttempts);
  const isSaved = useRef(false);
  const isUnderWay = useRef(false);
  const [refusal, setRefusal] = useState<RefusalNotice | null>(null);
  /** Somebody else changed what was refused: saving once more replaces it. */
  const [mayRepeat, setMayRepeat] = useState(false);
  const { seen, noteSeen, readOthers } = useSeenValues();

  /** @returns the texts of the refused fields, or undefined if there are none */
  const submit = async (values: FieldValues): Promise<Record<string, string> | undefined> => {
    // A double click submits twice before the button knows that it is busy.
    if (isUnderWay.current || isSaved.current) return undefined;
    isUnderWay.current = true;
    setRefusal(null);
    setMayRepeat(false);
    const sent = isNew ? values : { ...values, [PREVIOUS]: seen.current };
    let refused: Record<string, string> | undefined;
    /** Fields that somebody else has changed, also those that the form sets and does not show. */
    let others: string[] = [];
    let isRefused = false;
    const succeed = (row: Record<string, unknown>): void => {
      isSaved.current = true;
      onSaved(row, values);
      if (!staysOpen) close();
    };
    try {
      await save?.(sent, {
        ...(isNew && { meta: attempts }),
        onSuccess: succeed,
        onError: (error: unknown) => {
          isRefused = true;
          const told = refusalOf(error, fields);
          const problem = problemOf(error);
          refused = told.fields;
          // The list still shows the row that somebody else deleted.
          if (problem?.code === 'NOT_FOUND')
            void queryClient.invalidateQueries({ queryKey: [declaration.name, 'getList'] });
          if (told.isChanged) others = Object.keys(problem?.errors ?? {});
          setRefusal({
            told,
            otherId: told.otherId,
            overruled:
              insistence && problem?.code === insistence.code
                ? { ...values, [insistence.option]: true }
                : null,
          });
        },
      });
      // `onSuccess` is not called where the row was read again meanwhile and somebody had changed it.
      if (!isNew && !isRefused && !isSaved.current) succeed({ ...record, ...values });
      if (others.length > 0) {
        const now = await readOthers(others);
        // An error at a field that is not shown would never go away.
        refused = Object.fromEntries(
          Object.entries(refused ?? {}).map(([name, text]) => [name, now[name] ?? text]),
        );
        setMayRepeat(true);
      }
    } finally {
      isUnderWay.current = false;
    }
    return refused;
  };
  return { submit, saving, isSaved, refusal, mayRepeat, noteSeen };
}

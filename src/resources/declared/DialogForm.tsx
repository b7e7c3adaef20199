import {
  Alert,
  AlertTitle,
  Box,
  Button,
  Dialog,
  DialogContent,
  DialogTitle,
  Skeleton,
  useMediaQuery,
  type Theme,
} from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState, type ReactNode } from 'react';
import { Form, LinkBase, useRecordContext, useSaveContext, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { singlePress } from '../../dialogs/isSinglePress.ts';
import { useDocumentTitle } from '../../shell/useDocumentTitle.ts';
// Forms validate phone numbers.
import '../../../contract/core/phone.ts';
import type { ErrorCode } from '../../../contract/core/errors.ts';
import { PREVIOUS } from '../../../contract/core/previous.ts';
import { newAttempts } from '../../dataProvider/attempts.ts';
import { problemOf } from '../../dataProvider/http.ts';
import { useActor } from '../../authProvider/useGrant.ts';
import { rowAddress } from '../places.ts';
import { useDeclared } from './DeclaredContext.tsx';
import { DialogButtons } from './DialogButtons.tsx';
import { FocusFirstError } from './FocusFirstError.tsx';
import { FocusOnOpen } from './FocusOnOpen.tsx';
import { RowHistory } from './history/RowHistory.tsx';
import { FormDraft } from './FormDraft.tsx';
import { refusalOf, refusalText } from './problem.ts';
import { SeenValues, useSeenValues } from './SeenValues.tsx';
import { UnsavedGuard } from './UnsavedGuard.tsx';
import { usePagePaths } from './usePagePaths.ts';
import { RESET_OPTIONS } from './resetOptions.ts';

/** As a ref: in a long form, the reason of a refusal would be far above what is seen. */
const showAtTop = (element: HTMLElement | null): void => element?.scrollIntoView();

export interface DialogFormProps {
  title: string;
  /** The fields that `children` show: refusals of other fields go to the head of the form. */
  fields: readonly string[];
  defaultValues?: FieldValues;
  /** Called with the stored row and what was typed, before the dialog closes. */
  onSaved: (row: Record<string, unknown>, typed: FieldValues) => void;
  /** The heading over the explanation of a refusal. */
  failureTitle?: string;
  /** False while the row is being fetched. */
  isReady?: boolean;
  /** A refusal that may be overruled, and the option to send with the same values in that case. */
  insistence?: { code: ErrorCode; option: string; label: string } | undefined;
  /** Save can be pressed while something is missing, and then says what. */
  savesUnchecked?: boolean;
  children: ReactNode;
}

/**
 * A form in a dialog over its list, inside a create or edit context of react-admin. What the server
 * refuses is shown at the fields, and nothing typed is lost; leaving with changes asks first.
 */
export function DialogForm(props: DialogFormProps) {
  const { title, fields, defaultValues, onSaved, isReady = true, savesUnchecked = false } = props;
  const { children, insistence, failureTitle } = props;
  useDocumentTitle(title, 'dialog');
  const translate = useTranslate();
  const titleId = useId();
  const { dialogWidth, declaration } = useDeclared();
  const { role } = useActor();
  const { close } = usePagePaths();
  const queryClient = useQueryClient();
  const { save, saving = false } = useSaveContext();
  const isSmall = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const [attempts] = useState(newAttempts);
  const isSaved = useRef(false);
  const isUnderWay = useRef(false);
  const content = useRef<HTMLDivElement>(null);
  const [message, setMessage] = useState<string | null>(null);
  const [otherId, setOtherId] = useState<string | null>(null);
  /** The refused values, where the refusal can be overruled. */
  const [overruled, setOverruled] = useState<FieldValues | null>(null);
  const record = useRecordContext();
  const isNew = record?.id === undefined;
  /** Somebody else changed what was refused: saving once more replaces it. */
  const [mayRepeat, setMayRepeat] = useState(false);
  const { seen, noteSeen, readOthers } = useSeenValues();
  const otherAddress = otherId && rowAddress(declaration.name, role, otherId);

  const submit = async (values: FieldValues): Promise<Record<string, string> | undefined> => {
    // A double click submits twice before the button knows that it is busy.
    if (isUnderWay.current || isSaved.current) return undefined;
    isUnderWay.current = true;
    setMessage(null);
    setOtherId(null);
    setOverruled(null);
    setMayRepeat(false);
    const sent = isNew ? values : { ...values, [PREVIOUS]: seen.current };
    let refused: Record<string, string> | undefined;
    /** Fields that somebody else has changed, also those that the form sets and does not show. */
    let others: string[] = [];
    let isRefused = false;
    const succeed = (row: Record<string, unknown>): void => {
      isSaved.current = true;
      onSaved(row, values);
      close();
    };
    try {
      await save?.(sent, {
        ...(isNew && { meta: attempts }),
        onSuccess: succeed,
        onError: (error: unknown) => {
          isRefused = true;
          const refusal = refusalOf(error, fields);
          const problem = problemOf(error);
          refused = refusal.fields;
          // The list still shows the row that somebody else deleted.
          if (problem?.code === 'NOT_FOUND')
            void queryClient.invalidateQueries({ queryKey: [declaration.name, 'getList'] });
          setOtherId(refusal.otherId);
          if (insistence && problem?.code === insistence.code)
            setOverruled({ ...values, [insistence.option]: true });
          if (refusal.isChanged) others = Object.keys(problem?.errors ?? {});
          setMessage(refusalText(refusal, translate));
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

  return (
    <Dialog
      open
      fullScreen={isSmall}
      onClose={singlePress(() => !saving && close())}
      aria-labelledby={titleId}
      slotProps={{
        paper: {
          sx: {
            ...(isSmall ? {} : { width: dialogWidth }),
            // The form is between paper and content: without this the content cannot scroll.
            '& > form': { display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 },
          },
        },
      }}
    >
      <Form
        mode="onTouched"
        noValidate
        defaultValues={defaultValues}
        onSubmit={submit}
        disableInvalidFormNotification
        resetOptions={RESET_OPTIONS}
      >
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent ref={content}>
          {message && (
            <Alert
              ref={showAtTop}
              severity="error"
              sx={{ mb: 2 }}
              action={
                otherAddress ? (
                  <Button color="inherit" size="small" component={LinkBase} to={otherAddress}>
                    {translate('resources.form.openOther')}
                  </Button>
                ) : (
                  overruled && (
                    <Button color="inherit" size="small" onClick={() => void submit(overruled)}>
                      {insistence?.label}
                    </Button>
                  )
                )
              }
            >
              {failureTitle && <AlertTitle>{failureTitle}</AlertTitle>}
              {message}
            </Alert>
          )}
          {isReady ? (
            <FormDraft name={declaration.name} isSaved={isSaved}>
              <Box
                sx={{
                  display: 'grid',
                  columnGap: 2,
                  gridTemplateColumns: { xs: '1fr', sm: dialogWidth >= 600 ? '1fr 1fr' : '1fr' },
                  alignItems: 'start',
                }}
              >
                {children}
              </Box>
              <RowHistory />
              <FocusOnOpen within={content} />
            </FormDraft>
          ) : (
            fields.map((name) => (
              <Skeleton key={name} height={44} sx={{ my: 2, transform: 'none' }} />
            ))
          )}
        </DialogContent>
        <DialogButtons
          busy={saving}
          savesUnchecked={savesUnchecked || mayRepeat}
          onCancel={close}
        />
        <FocusFirstError within={content} />
        <SeenValues onSeen={noteSeen} />
        <UnsavedGuard isSaved={isSaved} isSaving={saving} />
      </Form>
    </Dialog>
  );
}

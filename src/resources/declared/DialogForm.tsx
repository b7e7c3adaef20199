import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Skeleton,
  useMediaQuery,
  type Theme,
} from '@mui/material';
import { useId, useRef, type ReactNode } from 'react';
import { Form, useRecordContext, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { singlePress } from '../../admin/dialogs/isSinglePress.ts';
import { useDocumentTitle } from '../../shell/useDocumentTitle.ts';
// Forms validate phone numbers.
import '../../../contract/core/phone.ts';
import type { ErrorCode } from '../../../contract/core/errors.ts';
import { useRowBeside } from '../../admin/list/beside/rowBeside.ts';
import { SidePanel } from '../../admin/list/beside/SidePanel.tsx';
import { rowLabel } from './columns.ts';
import { useDeclared } from './DeclaredContext.tsx';
import { FocusOnOpen } from './FocusOnOpen.tsx';
import { RowHistory } from './history/RowHistory.tsx';
import { FormDraft } from './FormDraft.tsx';
import { RefusalAlert } from './RefusalAlert.tsx';
import { SaveButton } from './SaveButton.tsx';
import { SeenValues } from './SeenValues.tsx';
import { UnsavedGuard } from './UnsavedGuard.tsx';
import { useDialogSave } from './useDialogSave.ts';
import { usePagePaths } from './usePagePaths.ts';
import { RESET_OPTIONS } from './resetOptions.ts';

export interface DialogFormProps {
  title: string;
  /** The fields that `children` show: refusals of other fields go to the head of the form. */
  fields: readonly string[];
  defaultValues?: FieldValues;
  /** Called with the stored row and what was typed, before the dialog closes. */
  onSaved: (row: Record<string, unknown>, typed: FieldValues) => void;
  /** `onSaved` shows something else in its place, instead of the list. */
  staysOpen?: boolean;
  /** The heading over the explanation of a refusal. */
  failureTitle?: string;
  /** False while the row is being fetched. */
  isReady?: boolean;
  /** A refusal that may be overruled, and the option to send with the same values in that case. */
  insistence?: { code: ErrorCode; option: string; label: string } | undefined;
  children: ReactNode;
}

/**
 * A form beside its list, or in a dialog over it, inside a create or edit context of react-admin. What the server
 * refuses is shown at the fields, and nothing typed is lost; leaving with changes asks first.
 */
export function DialogForm(props: DialogFormProps) {
  const { title, fields, defaultValues, isReady = true } = props;
  const { children, insistence, failureTitle } = props;
  const translate = useTranslate();
  useDocumentTitle(title, 'dialog');
  const titleId = useId();
  const record = useRecordContext();
  const beside = useRowBeside();
  const { dialogWidth, declaration } = useDeclared();
  const { close } = usePagePaths();
  const isSmall = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const content = useRef<HTMLDivElement>(null);
  const { submit, saving, isSaved, refusal, mayRepeat, noteSeen } = useDialogSave(props);

  const form = (
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
        {refusal && (
          <RefusalAlert
            refusal={refusal}
            title={failureTitle}
            overrule={insistence?.label}
            onOverrule={(values) => void submit(values)}
          />
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
      <DialogActions>
        <Button variant="outlined" onClick={close} disabled={saving}>
          {translate('ra.action.cancel')}
        </Button>
        <SaveButton isBusy={saving} mayRepeat={mayRepeat} />
      </DialogActions>
      <SeenValues onSeen={noteSeen} />
      <UnsavedGuard isSaved={isSaved} isSaving={saving} />
    </Form>
  );
  if (beside)
    return (
      <SidePanel
        beside={beside}
        titleId={titleId}
        description={record && rowLabel(declaration, record)}
        width={dialogWidth}
      >
        {form}
      </SidePanel>
    );
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
      {form}
    </Dialog>
  );
}

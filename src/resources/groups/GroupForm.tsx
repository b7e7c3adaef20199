import { Alert, Box, Button, Card, GlobalStyles, Typography } from '@mui/material';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useEvent, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { selectedAccountStore } from '../../shell/account/selectedAccountStore.ts';
import { useSelectedAccountId } from '../../shell/account/useSelectedAccount.ts';
import { useDocumentTitle } from '../../shell/useDocumentTitle.ts';
import { SubmitButton } from '../../admin/dialogs/SubmitButton.tsx';
import { takeFocus } from '../../admin/dialogs/takeFocus.ts';
import { FormDraft } from '../declared/FormDraft.tsx';
import type { Refusal } from '../declared/problem.ts';
import { Refused } from '../declared/Refused.tsx';
import { UnsavedGuard } from '../declared/UnsavedGuard.tsx';
import { employeeGroups } from '../../../contract/resources/employeeGroups.ts';

/** What is scrolled into view stops above the buttons at the end, which would cover it. */
const roomForButtons = <GlobalStyles styles={{ html: { scrollPaddingBottom: 120 } }} />;
/** The same, with a failure of about three lines above them. */
const roomForFailure = <GlobalStyles styles={{ html: { scrollPaddingBottom: 220 } }} />;

interface PartProps {
  title: string;
  children: ReactNode;
}

/** A part of the editor under its heading. */
export function Part({ title, children }: PartProps) {
  return (
    <Box
      component="section"
      aria-label={title}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 2,
        p: { xs: 2, sm: 3 },
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Typography variant="h6" component="h3">
        {title}
      </Typography>
      {children}
    </Box>
  );
}

/**
 * Leaves the editor for the list when another account is chosen at the top of the page.
 * @returns a function that chooses the account again from which the editor was almost left
 */
function useLeftAccount(leave: () => void): () => void {
  const accountId = useSelectedAccountId();
  const before = useRef(accountId);
  const left = useRef<string>(null);
  const onLeft = useEvent(leave);
  useEffect(() => {
    const isOther = before.current !== null && before.current !== accountId;
    if (isOther) left.current = before.current;
    before.current = accountId;
    if (isOther) onLeft();
  }, [accountId, onLeft]);
  return () => {
    const id = left.current;
    left.current = null;
    if (id === null) return;
    before.current = id;
    selectedAccountStore.keep({ id });
  };
}

interface GroupFormProps {
  title: string;
  /** What was refused and why, or null. */
  failure: Refusal | null;
  isSaved: RefObject<boolean>;
  /** Absent while there is no group to save. */
  onSave?: () => void;
  isSaving?: boolean;
  /** The marked fields can be saved as they are. */
  mayRepeat?: boolean;
  onCancel: () => void;
  children: ReactNode;
}

/** The editor of a group, shown instead of the table of groups, with its buttons always visible. */
export function GroupForm(props: GroupFormProps) {
  const { title, failure, isSaved, onSave, isSaving = false, mayRepeat = false } = props;
  const { onCancel, children } = props;
  const translate = useTranslate();
  const { isValid } = useFormState();
  useDocumentTitle(title, 'dialog');
  const returnToAccount = useLeftAccount(onCancel);
  return (
    <Card variant="outlined" sx={{ overflow: 'visible', maxWidth: 1040 }}>
      {/* The list that had the focus is gone. */}
      <Typography
        variant="h5"
        component="h2"
        ref={takeFocus}
        tabIndex={-1}
        sx={{ p: { xs: 2, sm: 3 }, pb: { xs: 1, sm: 1 }, outline: 0 }}
      >
        {title}
      </Typography>
      <FormDraft name={employeeGroups.name} isSaved={isSaved}>
        {children}
      </FormDraft>
      {failure ? roomForFailure : roomForButtons}
      <Box
        sx={{
          position: 'sticky',
          bottom: 0,
          zIndex: 2,
          px: { xs: 2, sm: 3 },
          py: 2,
          borderTop: 1,
          borderColor: 'divider',
          bgcolor: 'background.paper',
          borderBottomLeftRadius: 'inherit',
          borderBottomRightRadius: 'inherit',
        }}
      >
        {failure && (
          <Alert severity="error" sx={{ mb: 2 }}>
            <Refused refusal={failure} />
          </Alert>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1 }}>
          <Button variant="outlined" onClick={onCancel} disabled={isSaving}>
            {translate('common.cancel')}
          </Button>
          <SubmitButton
            // Before there is a group to save, the form stores its name.
            type={onSave ? 'button' : 'submit'}
            loading={isSaving}
            isReady={onSave !== undefined && (isValid || mayRepeat)}
            onClick={onSave}
          >
            {translate('groups.save')}
          </SubmitButton>
        </Box>
      </Box>
      <UnsavedGuard isSaved={isSaved} isSaving={isSaving} onStay={returnToAccount} />
    </Card>
  );
}

import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { employeeGroups } from '../../../contract/resources/employeeGroups.ts';
import { SubmitButton } from '../../dialogs/SubmitButton.tsx';
import { DeclaredFields } from '../declared/DeclaredFields.tsx';

interface GroupNameProps {
  mode: 'create' | 'edit';
  isSaving: boolean;
  /** Stores only the name. If absent, the form's own submission does it. */
  onSave?: () => void;
  /** A name that is marked can be saved as it is. */
  mayRepeat?: boolean;
}

const NAME = ['name'];
const OTHERS = ['corporationId', 'description'];

/** The name of a group, with a button that stores it, and its account. */
export function GroupName({ mode, isSaving, onSave, mayRepeat = false }: GroupNameProps) {
  const translate = useTranslate();
  const { dirtyFields, errors } = useFormState();
  const isChanged = Boolean(dirtyFields['name']);
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        px: { xs: 2, sm: 3 },
        pb: { xs: 2, sm: 3 },
      }}
    >
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) auto',
          columnGap: 1,
          alignItems: 'start',
        }}
      >
        <DeclaredFields declaration={employeeGroups} mode={mode} names={NAME} />
        <SubmitButton
          variant="text"
          type={onSave ? 'button' : 'submit'}
          onClick={isChanged ? onSave : undefined}
          loading={isSaving}
          isReady={isChanged && (errors['name'] === undefined || mayRepeat)}
          told={isChanged ? undefined : translate('common.unchanged')}
          noteSx={{ order: 1, gridColumn: '1 / -1' }}
          aria-label={translate('groups.saveName')}
          // Next to the input, whose label is above it.
          sx={{ mt: '31px', minHeight: 44 }}
        >
          {translate('ra.action.save')}
        </SubmitButton>
      </Box>
      <DeclaredFields declaration={employeeGroups} mode={mode} names={OTHERS} />
    </Box>
  );
}

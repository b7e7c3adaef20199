import { FormControlLabel, Switch, TextField } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { TEMPLATE_NAME_MAX } from '../../contract/booking/tripTemplate.ts';
import { FormDialog } from '../admin/dialogs/FormDialog.tsx';
import { takeFocus } from '../admin/dialogs/takeFocus.ts';
import { problemOf } from '../dataProvider/failedCalls.ts';
import { isFlag, isText, useKept } from '../drafts/useKept.ts';
import { Failed } from '../failures/Failed.tsx';
import { changeTemplate, createTemplate, TEMPLATES_KEY } from './templateCalls.ts';

/** What is given a name: a trip that is kept, or the template that is already there. */
export interface Subject {
  id: string;
  corporationName: string;
  name?: string;
  isShared?: boolean;
}

interface SaveTemplateDialogProps {
  subject: Subject;
  isNew: boolean;
  onClose: () => void;
}

/** Name and sharing of a template. */
export function SaveTemplateDialog({ subject, isNew, onClose }: SaveTemplateDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const kept = `template.${subject.id}`;
  const [name, setName] = useKept(`${kept}.name`, subject.name ?? '', isText);
  const [isShared, setShared] = useKept(`${kept}.isShared`, subject.isShared ?? false, isFlag);
  const [isTried, setTried] = useState(false);
  const label = translate('templates.nameLabel');
  const isMissing = name.trim() === '';
  const saving = useMutation({
    mutationFn: () => {
      const draft = { name: name.trim(), isShared };
      return isNew ? createTemplate(subject.id, draft) : changeTemplate(subject.id, draft);
    },
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: TEMPLATES_KEY });
      notify('templates.saved', { type: 'success' });
      onClose();
    },
  });
  const submit = (): void => {
    setTried(true);
    if (!isMissing) saving.mutate();
  };
  const refused = problemOf(saving.error)?.errors?.['name'];
  const nameError =
    isTried && isMissing
      ? translate('resources.form.missing', { label })
      : refused?.code === 'tooMany'
        ? translate('templates.tooMany', refused.params)
        : refused?.message;
  return (
    <FormDialog
      title={translate(isNew ? 'templates.keepTitle' : 'templates.editTitle')}
      {...(isNew && { text: translate('templates.keepText') })}
      width={400}
      submitLabel={translate('templates.save')}
      isBusy={saving.isPending}
      isTyped={name !== (subject.name ?? '')}
      failure={
        saving.error && !nameError && <Failed error={saving.error} otherwise="templates.failed" />
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        inputRef={takeFocus}
        fullWidth
        required
        margin="none"
        label={label}
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={nameError !== undefined}
        helperText={nameError}
        slotProps={{ htmlInput: { maxLength: TEMPLATE_NAME_MAX, autoComplete: 'off' } }}
      />
      <FormControlLabel
        sx={{ minHeight: 44 }}
        control={
          <Switch checked={isShared} onChange={(event) => setShared(event.target.checked)} />
        }
        label={translate('templates.share', { account: subject.corporationName })}
      />
    </FormDialog>
  );
}

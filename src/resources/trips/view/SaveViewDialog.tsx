import { FormControlLabel, Switch, TextField, Typography } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { Failed } from '../../../failures/Failed.tsx';
import {
  VIEW_NAME_MAX,
  type TripView,
  type TripViewState,
} from '../../../../contract/booking/tripView.ts';
import { FormDialog } from '../../../admin/dialogs/FormDialog.tsx';
import { takeFocus } from '../../../admin/dialogs/takeFocus.ts';
import { isFlag, isText, useKept } from '../../../drafts/useKept.ts';
import { problemOf } from '../../../dataProvider/failedCalls.ts';
import { useSelectedAccount } from '../../../shell/account/useSelectedAccount.ts';
import { useActor } from '../../../authProvider/useGrant.ts';
import { changeView, createView, isGone, VIEWS_KEY } from './tripViewCalls.ts';
import { reachesAllAccounts } from '../../../../contract/core/roles.ts';

interface SaveViewDialogProps {
  /** The view to rename or share; null saves `state` as a new one. */
  view: TripView | null;
  state: TripViewState;
  onSaved: (view: TripView) => void;
  /** Somebody has deleted the view, or shares it no longer. */
  onGone: () => void;
  onClose: () => void;
}

/** Name and sharing of a view. */
export function SaveViewDialog({ view, state, onSaved, onGone, onClose }: SaveViewDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const seesAll = reachesAllAccounts(useActor().role);
  const { account } = useSelectedAccount();
  const [name, setName] = useKept('view.name', view?.name ?? '', isText);
  const [isShared, setShared] = useKept('view.isShared', view?.isShared ?? false, isFlag);
  const [isTried, setTried] = useState(false);
  const corporationId = seesAll ? null : (view?.corporationId ?? account?.id ?? null);
  const canShare = seesAll || corporationId !== null;
  const label = translate('tripList.views.nameLabel');
  const isMissing = name.trim() === '';
  const saving = useMutation({
    mutationFn: () => {
      const draft = {
        name: name.trim(),
        isShared: isShared && canShare,
        corporationId: isShared ? corporationId : null,
      };
      return view ? changeView(view.id, draft) : createView({ ...draft, state });
    },
    onSuccess: async (saved) => {
      await queryClient.invalidateQueries({ queryKey: VIEWS_KEY });
      notify('tripList.views.saved', { type: 'success' });
      onSaved(saved);
    },
    onError: (error) => isGone(error) && onGone(),
  });
  const submit = (): void => {
    setTried(true);
    if (!isMissing) saving.mutate();
  };
  const problem = problemOf(saving.error);
  const refused = problem?.errors?.['name'];
  const nameError =
    isTried && isMissing
      ? translate('resources.form.missing', { label })
      : refused?.code === 'tooMany'
        ? translate('tripList.views.tooMany', refused.params)
        : refused?.message;
  const sharing = seesAll
    ? translate('tripList.views.shareChannel')
    : translate('tripList.views.shareAccount', { account: account?.name ?? '' });

  return (
    <FormDialog
      title={translate(view ? 'tripList.views.editTitle' : 'tripList.views.saveTitle')}
      width={400}
      submitLabel={translate('tripList.views.save')}
      isBusy={saving.isPending}
      isTyped={name !== (view?.name ?? '')}
      failure={
        saving.error &&
        !nameError && <Failed error={saving.error} otherwise="tripList.views.failed" />
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
        slotProps={{ htmlInput: { maxLength: VIEW_NAME_MAX, autoComplete: 'off' } }}
      />
      {canShare ? (
        <FormControlLabel
          sx={{ minHeight: 44 }}
          control={
            <Switch checked={isShared} onChange={(event) => setShared(event.target.checked)} />
          }
          label={sharing}
        />
      ) : (
        <Typography variant="body2" color="textSecondary">
          {translate('tripList.views.shareNoAccount')}
        </Typography>
      )}
    </FormDialog>
  );
}

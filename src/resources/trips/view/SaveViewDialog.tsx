import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Switch,
  TextField,
  Typography,
} from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import {
  VIEW_NAME_MAX,
  type TripView,
  type TripViewState,
} from '../../../../contract/booking/tripView.ts';
import { takeFocus } from '../../../dialogs/takeFocus.ts';
import { problemOf } from '../../../dataProvider/http.ts';
import { useSelectedAccount } from '../../../shell/account/useSelectedAccount.ts';
import { useActor } from '../../declared/useGrant.ts';
import { changeView, createView, VIEWS_KEY } from './tripViewCalls.ts';

interface SaveViewDialogProps {
  /** The view to rename or share; null saves `state` as a new one. */
  view: TripView | null;
  state: TripViewState;
  onSaved: (view: TripView) => void;
  onClose: () => void;
}

/** Name and sharing of a view. */
export function SaveViewDialog({ view, state, onSaved, onClose }: SaveViewDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const titleId = useId();
  const isFleetManager = useActor().role === 'bookingChannelAdmin';
  const { account } = useSelectedAccount();
  const [name, setName] = useState(view?.name ?? '');
  const [isShared, setShared] = useState(view?.isShared ?? false);
  const [isTried, setTried] = useState(false);
  const corporationId = isFleetManager ? null : (view?.corporationId ?? account?.id ?? null);
  const canShare = isFleetManager || corporationId !== null;
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
  });
  const close = (): void => {
    if (!saving.isPending) onClose();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (!isMissing && !saving.isPending) saving.mutate();
  };
  const problem = problemOf(saving.error);
  const nameError =
    isTried && isMissing
      ? translate('tripList.views.nameMissing')
      : problem?.errors?.['name']?.message;
  const sharing = isFleetManager
    ? translate('tripList.views.shareChannel')
    : translate('tripList.views.shareAccount', { account: account?.name ?? '' });

  return (
    <Dialog
      open
      onClose={close}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { width: 400 } } }}
    >
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'contents' }}>
        <DialogTitle id={titleId}>
          {translate(view ? 'tripList.views.editTitle' : 'tripList.views.saveTitle')}
        </DialogTitle>
        <DialogContent>
          {saving.error && !nameError && (
            <Alert severity="error" sx={{ mb: 2 }}>
              {problem?.displayMessage ?? translate('tripList.views.failed')}
            </Alert>
          )}
          <TextField
            inputRef={takeFocus}
            fullWidth
            required
            label={translate('tripList.views.nameLabel')}
            value={name}
            onChange={(event) => setName(event.target.value)}
            error={nameError !== undefined}
            helperText={nameError}
            slotProps={{ htmlInput: { maxLength: VIEW_NAME_MAX, autoComplete: 'off' } }}
            sx={{ mt: 1 }}
          />
          {canShare ? (
            <FormControlLabel
              sx={{ mt: 1, minHeight: 44 }}
              control={
                <Switch checked={isShared} onChange={(event) => setShared(event.target.checked)} />
              }
              label={sharing}
            />
          ) : (
            <Typography variant="body2" color="text.secondary" sx={{ mt: 2 }}>
              {translate('tripList.views.shareNoAccount')}
            </Typography>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={close} disabled={saving.isPending}>
            {translate('common.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={saving.isPending}>
            {translate('tripList.views.save')}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}

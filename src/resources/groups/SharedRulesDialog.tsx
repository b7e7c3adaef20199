import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { RulesFor } from '../../../contract/people/groupChange.ts';
import { takeFocus } from '../../admin/dialogs/takeFocus.ts';
import { useBackCloses } from '../../admin/dialogs/useBackCloses.ts';
import { useGroupsOf } from '../travelRestrictions/useGroupsOf.ts';

interface SharedRulesDialogProps {
  /** The group that is being saved. */
  group: { id: string; name: string };
  restrictionId: string | null;
  onChoose: (rulesFor: RulesFor) => void;
  onClose: () => void;
}

/** When rules that other groups share were changed, asks for whom the change is. */
export function SharedRulesDialog(props: SharedRulesDialogProps) {
  const { group, restrictionId, onChoose, onClose } = props;
  const translate = useTranslate();
  useBackCloses(onClose);
  const titleId = useId();
  const others = useGroupsOf(restrictionId).filter(({ id }) => id !== group.id);
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { width: 480 } } }}
    >
      <DialogTitle id={titleId}>{translate('groups.sharedQuestion.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ overflowWrap: 'anywhere' }}>
          {translate('groups.sharedQuestion.text', {
            smart_count: others.length,
            groups: others.map(({ name }) => name).join(', '),
            group: group.name,
          })}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {translate('common.cancel')}
        </Button>
        <Button variant="outlined" onClick={() => onChoose('everyGroup')}>
          {translate('groups.sharedQuestion.everyGroup')}
        </Button>
        <Button variant="contained" ref={takeFocus} onClick={() => onChoose('thisGroup')}>
          {translate('groups.sharedQuestion.thisGroup', { group: group.name })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import {
  Button,
  CircularProgress,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  IconButton,
  List,
  ListItem,
  ListItemButton,
  ListItemText,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { LinkBase, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { TripTemplate } from '../../contract/booking/tripTemplate.ts';
import { routeText } from '../../contract/core/format.ts';
import { sideBySide } from '../../contract/receipts/letters.ts';
import { takeFocus } from '../admin/dialogs/takeFocus.ts';
import { useBackCloses } from '../admin/dialogs/useBackCloses.ts';
import { Failed } from '../failures/Failed.tsx';
import { bookingAddress } from '../shell/addresses.ts';
import { isPressed } from '../shell/shortcuts/keyPress.ts';
import { Kbd, ONLY_WITH_KEYBOARD } from '../shell/shortcuts/Kbd.tsx';
import { useLetterShortcuts } from '../shell/shortcuts/useShortcut.ts';
import { DeleteTemplateDialog } from './DeleteTemplateDialog.tsx';
import { SaveTemplateDialog } from './SaveTemplateDialog.tsx';
import { useTemplates } from './templateCalls.ts';

/** The keys of the first templates. */
const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/** What tells one template from another. */
function useDetail(): (template: TripTemplate) => string {
  const translate = useTranslate();
  return ({ passengerName, originAddress, destinationAddress, isMine, ownerName }) =>
    sideBySide([
      passengerName,
      routeText([originAddress, destinationAddress]),
      isMine ? undefined : translate('templates.by', { name: ownerName }),
    ]);
}

/** The templates to choose from. One that is pressed opens the booking form, filled in from its trip. */
export function TemplatesDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const detailOf = useDetail();
  const [hasKeys] = useLetterShortcuts();
  const { data: templates = [], isPending, error } = useTemplates();
  const [edited, setEdited] = useState<TripTemplate | null>(null);
  const [deleted, setDeleted] = useState<TripTemplate | null>(null);
  useBackCloses(onClose);
  const addressOf = ({ bookingId }: TripTemplate): string => bookingAddress('trip', bookingId);
  return (
    <>
      <Dialog
        open
        onClose={onClose}
        aria-labelledby="templates-title"
        slotProps={{ paper: { sx: { width: 560 } } }}
        onKeyDown={(event) => {
          const chosen = templates.find((_, at) => {
            const key = KEYS[at];
            return hasKeys && key !== undefined && isPressed(key, event.nativeEvent);
          });
          if (!chosen || edited || deleted) return;
          event.preventDefault();
          onClose();
          void navigate(addressOf(chosen));
        }}
      >
        <DialogTitle id="templates-title" ref={takeFocus} tabIndex={-1} sx={{ outline: 'none' }}>
          {translate('templates.title')}
        </DialogTitle>
        <DialogContent sx={{ px: 1 }}>
          {isPending && (
            <CircularProgress aria-label={translate('common.loading')} sx={{ mx: 2 }} />
          )}
          {error && <Failed error={error} otherwise="templates.loadFailed" />}
          {!isPending && !error && templates.length === 0 && (
            <Typography color="textSecondary" sx={{ px: 2 }}>
              {translate('templates.none')}
            </Typography>
          )}
          <List disablePadding>
            {templates.map((template, at) => (
              <ListItem
                key={template.id}
                disablePadding
                secondaryAction={
                  template.isMine && (
                    <>
                      <IconButton
                        aria-label={translate('templates.edit', { name: template.name })}
                        onClick={() => setEdited(template)}
                      >
                        <EditIcon fontSize="small" />
                      </IconButton>
                      <IconButton
                        edge="end"
                        aria-label={translate('templates.delete', { name: template.name })}
                        onClick={() => setDeleted(template)}
                      >
                        <DeleteIcon fontSize="small" />
                      </IconButton>
                    </>
                  )
                }
              >
                <ListItemButton
                  component={LinkBase}
                  to={addressOf(template)}
                  onClick={onClose}
                  aria-keyshortcuts={hasKeys ? KEYS[at] : undefined}
                  // As wide as the buttons beside it.
                  sx={{ '&&&': { pr: template.isMine ? 12 : 2 } }}
                >
                  {hasKeys && KEYS[at] && (
                    <Kbd sx={{ mr: 1.5, ...ONLY_WITH_KEYBOARD }}>{KEYS[at]}</Kbd>
                  )}
                  <ListItemText
                    primary={template.name}
                    secondary={detailOf(template)}
                    slotProps={{
                      primary: { sx: { overflowWrap: 'anywhere' } },
                      secondary: { sx: { overflowWrap: 'anywhere' } },
                    }}
                  />
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('ra.action.close')}</Button>
        </DialogActions>
      </Dialog>
      {edited && (
        <SaveTemplateDialog subject={edited} isNew={false} onClose={() => setEdited(null)} />
      )}
      {deleted && <DeleteTemplateDialog template={deleted} onClose={() => setDeleted(null)} />}
    </>
  );
}

import SearchIcon from '@mui/icons-material/SearchRounded';
import {
  Box,
  Button,
  Chip,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  InputAdornment,
  LinearProgress,
  List,
  ListItem,
  ListItemButton,
  ListItemText,
  TextField,
  Typography,
} from '@mui/material';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useGetManyAggregate, useTranslate } from 'react-admin';
import { SEARCH_MIN_LENGTH } from '../../../../contract/core/listLimits.ts';
import type { Corporation } from '../../../../contract/resources/corporations.ts';
import { takeFocus } from '../../../admin/dialogs/takeFocus.ts';
import { useBackCloses } from '../../../admin/dialogs/useBackCloses.ts';
import { formatPhone } from '../../../../contract/core/phone.ts';
import { sideBySide } from '../../../../contract/receipts/letters.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { usePassengerSearch, type Passenger } from './passengerCalls.ts';
import { RetryAlert } from '../../../connection/RetryAlert.tsx';

/** An account's name; null while it is read. Names requested together are read in one call. */
function useAccountName(id: string | null): string | null {
  const { data } = useGetManyAggregate<Corporation>(
    'corporations',
    { ids: id ? [id] : [] },
    { enabled: id !== null },
  );
  return data?.[0]?.name ?? null;
}

interface PassengerSearchProps {
  /** Account whose people are searched; null for all of the caller's. */
  accountId: string | null;
  /** Whether each line names the account. */
  showsAccount: boolean;
  onChosen: (passenger: Passenger) => void;
  onClose: () => void;
}

/** Moves to the line before or after the one that has the focus. */
function step(event: KeyboardEvent<HTMLElement>): void {
  const forward = event.key === 'ArrowDown';
  if (!forward && event.key !== 'ArrowUp') return;
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="button"]')];
  const at = lines.indexOf(document.activeElement as HTMLElement);
  event.preventDefault();
  lines[Math.min(lines.length - 1, Math.max(0, at + (forward ? 1 : -1)))]?.focus();
}

interface FoundProps {
  passenger: Passenger;
  showsAccount: boolean;
  onChosen: () => void;
}

function Found({ passenger, showsAccount, onChosen }: FoundProps) {
  const translate = useTranslate();
  const formats = useFormats();
  const { name, contact, type, createdAt } = passenger;
  const isPhone = contact?.startsWith('+');
  const account = useAccountName(showsAccount ? passenger.corporationId : null);
  const shown = contact && isPhone ? formatPhone(contact) : contact;
  return (
    <ListItem disablePadding>
      <ListItemButton
        onClick={onChosen}
        sx={{
          columnGap: 2,
          borderRadius: 1,
          minHeight: 44,
          // On a phone the name is on a separate line.
          flexWrap: { xs: 'wrap', sm: 'nowrap' },
        }}
      >
        <ListItemText
          primary={name}
          secondary={sideBySide([account, shown])}
          sx={{ overflowWrap: 'anywhere', minWidth: { xs: '100%', sm: 0 } }}
        />
        <Box
          sx={{
            // A long date goes below the chip instead of past the edge of the dialog.
            flexShrink: { xs: 1, sm: 0 },
            flexWrap: 'wrap',
            textAlign: { sm: 'right' },
            display: { xs: 'flex', sm: 'block' },
            alignItems: 'center',
            columnGap: 1,
          }}
        >
          {type === 'GUEST' && (
            <Chip size="small" label={translate('tripList.passenger.GUEST')} variant="outlined" />
          )}
          <Typography variant="caption" color="textSecondary" component="div">
            {translate('tripList.passenger.created', { time: formats.date(createdAt) })}
          </Typography>
        </Box>
      </ListItemButton>
    </ListItem>
  );
}

/** Finds an employee or guest, so that the list shows only their trips. */
export function PassengerSearch({
  accountId,
  showsAccount,
  onChosen,
  onClose,
}: PassengerSearchProps) {
  const translate = useTranslate();
  const titleId = useId();
  const results = useRef<HTMLUListElement>(null);
  const [text, setText] = useState('');
  const { found, isSearching, error, retry } = usePassengerSearch(text, accountId);
  useBackCloses(onClose);
  const isShort = text.trim().length < SEARCH_MIN_LENGTH;
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { width: 750 } } }}
    >
      <DialogTitle id={titleId}>{translate('tripList.passenger.title')}</DialogTitle>
      <DialogContent>
        <TextField
          inputRef={takeFocus}
          fullWidth
          margin="none"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            const first = results.current?.querySelector<HTMLElement>('[role="button"]');
            if (event.key === 'ArrowDown' && first) {
              event.preventDefault();
              first.focus();
            }
          }}
          label={translate('tripList.passenger.label')}
          helperText={
            isShort ? translate('tripList.passenger.hint', { min: SEARCH_MIN_LENGTH }) : ' '
          }
          slotProps={{
            htmlInput: { autoComplete: 'off', spellCheck: false, maxLength: 200 },
            input: {
              startAdornment: (
                <InputAdornment position="start">
                  <SearchIcon fontSize="small" />
                </InputAdornment>
              ),
            },
          }}
          sx={{ mt: 1, '& .MuiInputBase-input': { pl: 0 } }}
        />
        <Box sx={{ height: 4, mb: 1 }}>
          {isSearching && <LinearProgress aria-label={translate('common.loading')} />}
        </Box>
        <Box sx={{ minHeight: 240 }}>
          {error && (
            <RetryAlert onRetry={retry}>{translate('tripList.passenger.failed')}</RetryAlert>
          )}
          <Typography
            component="output"
            variant="body2"
            color="textSecondary"
            sx={{ display: 'block' }}
          >
            {found &&
              translate(found.length > 0 ? 'tripList.passenger.found' : 'tripList.passenger.none', {
                smart_count: found.length,
              })}
          </Typography>
          {found && found.length > 0 && (
            <List
              ref={results}
              dense
              aria-label={translate('tripList.passenger.results')}
              onKeyDown={step}
            >
              {found.map((passenger) => (
                <Found
                  key={passenger.id}
                  passenger={passenger}
                  showsAccount={showsAccount}
                  onChosen={() => onChosen(passenger)}
                />
              ))}
            </List>
          )}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {translate('common.cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

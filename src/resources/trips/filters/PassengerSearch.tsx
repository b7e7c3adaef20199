import SearchIcon from '@mui/icons-material/SearchRounded';
import {
  Alert,
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
import { useTranslate } from 'react-admin';
import { SEARCH_MIN_LENGTH } from '../../../../contract/core/listQuery.ts';
import { takeFocus } from '../../../dialogs/takeFocus.ts';
import { formatPhone } from '../../declared/format.ts';
import { useFormats } from '../../declared/useFormats.ts';
import { usePassengerSearch, type Passenger } from './passengerCalls.ts';

interface PassengerSearchProps {
  /** Account whose people are searched; null for all of the caller's. */
  accountId: string | null;
  onChosen: (passenger: Passenger) => void;
  onClose: () => void;
}

/** Goes to the line before or after the one that has the focus. */
function step(event: KeyboardEvent<HTMLElement>): void {
  const forward = event.key === 'ArrowDown';
  if (!forward && event.key !== 'ArrowUp') return;
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="button"]')];
  const at = lines.indexOf(document.activeElement as HTMLElement);
  event.preventDefault();
  lines[Math.min(lines.length - 1, Math.max(0, at + (forward ? 1 : -1)))]?.focus();
}

function Found({ passenger, onChosen }: { passenger: Passenger; onChosen: () => void }) {
  const translate = useTranslate();
  const formats = useFormats();
  const { name, contact, type, createdAt } = passenger;
  const isPhone = contact?.startsWith('+');
  return (
    <ListItem disablePadding>
      <ListItemButton
        onClick={onChosen}
        sx={{
          columnGap: 2,
          borderRadius: 1,
          minHeight: 44,
          // On a phone the name has a line for itself.
          flexWrap: { xs: 'wrap', sm: 'nowrap' },
        }}
      >
        <ListItemText
          primary={name}
          secondary={contact && isPhone ? formatPhone(contact) : contact}
          sx={{ overflowWrap: 'anywhere', minWidth: { xs: '100%', sm: 0 } }}
        />
        <Box
          sx={{
            flexShrink: 0,
            textAlign: { sm: 'right' },
            display: { xs: 'flex', sm: 'block' },
            alignItems: 'center',
            gap: 1,
          }}
        >
          <Chip
            size="small"
            label={translate(`tripList.passenger.${type}`)}
            color={type === 'GUEST' ? 'default' : 'primary'}
            variant="outlined"
          />
          <Typography variant="caption" color="text.secondary" component="div">
            {translate('tripList.passenger.created', { time: formats.dateTime(createdAt, 'UTC') })}
          </Typography>
        </Box>
      </ListItemButton>
    </ListItem>
  );
}

/** Finds an employee or guest, whose trips alone the list then shows. */
export function PassengerSearch({ accountId, onChosen, onClose }: PassengerSearchProps) {
  const translate = useTranslate();
  const titleId = useId();
  const results = useRef<HTMLUListElement>(null);
  const [text, setText] = useState('');
  const { found, isSearching, error, retry } = usePassengerSearch(text, accountId);
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
          sx={{ mt: 1 }}
        />
        <Box sx={{ height: 4, mb: 1 }}>
          {isSearching && <LinearProgress aria-label={translate('common.loading')} />}
        </Box>
        <Box sx={{ minHeight: 240 }}>
          {error && (
            <Alert
              severity="error"
              action={
                <Button color="inherit" size="small" onClick={retry}>
                  {translate('common.retry')}
                </Button>
              }
            >
              {translate('tripList.passenger.failed')}
            </Alert>
          )}
          <Typography
            component="output"
            variant="body2"
            color="text.secondary"
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
                  onChosen={() => onChosen(passenger)}
                />
              ))}
            </List>
          )}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('common.cancel')}</Button>
      </DialogActions>
    </Dialog>
  );
}

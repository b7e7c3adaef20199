import { Avatar, Box, Button, Chip, Paper, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Recipient } from '../../../contract/booking/calls.ts';
import { formatPhone } from '../../resources/declared/format.ts';
import { initialsOf, nameOf } from '../names.ts';

interface RecipientCardProps {
  recipient: Recipient;
  onChange: () => void;
}

/** The chosen passenger, with the phone the driver will call. */
export function RecipientCard({ recipient, onChange }: RecipientCardProps) {
  const translate = useTranslate();
  return (
    <Paper
      variant="outlined"
      sx={{ p: 2, display: 'flex', alignItems: 'flex-start', gap: 2, borderRadius: 2 }}
    >
      <Avatar sx={{ bgcolor: 'action.selected', color: 'primary.main', fontSize: '0.9375rem' }}>
        {initialsOf(recipient)}
      </Avatar>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
          <Typography sx={{ fontWeight: 600 }}>{nameOf(recipient)}</Typography>
          <Chip size="small" label={translate(`booking.recipient.${recipient.type}`)} />
        </Box>
        <Typography variant="body2" sx={{ mt: 0.5 }}>
          {recipient.phone ? formatPhone(recipient.phone) : translate('booking.recipient.noPhone')}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {[recipient.email, recipient.corporationName].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      <Button size="small" variant="outlined" onClick={onChange} sx={{ flexShrink: 0 }}>
        {translate('booking.recipient.change')}
      </Button>
    </Paper>
  );
}

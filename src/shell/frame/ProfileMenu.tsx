import { Box, IconButton, Popover } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useBackCloses } from '../../admin/dialogs/useBackCloses.ts';
import { isFlag, useKept } from '../../drafts/useKept.ts';
import { lazyPart, lazyDialog } from '../../loading/lazyPart.tsx';
import { ShortcutHelp } from '../shortcuts/help.ts';
import { useMe } from '../useMe.ts';

const ProfilePanel = lazyPart(async () => (await import('./ProfilePanel.tsx')).ProfilePanel);
const MailChoices = lazyDialog(
  async () => (await import('../../preferences/MailChoices.tsx')).MailChoices,
);
const SessionsDialog = lazyDialog(
  async () => (await import('../../profile/SessionsDialog.tsx')).SessionsDialog,
);

/** The button of the user's own menu, and the dialogs that the menu opens. */
export function ProfileMenu() {
  const translate = useTranslate();
  const me = useMe();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = (): void => setAnchor(null);
  useBackCloses(close, anchor !== null);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [isChoosingMails, setChoosingMails] = useKept('mails', false, isFlag);
  const [isShowingSessions, setShowingSessions] = useState(false);
  const name = `${me.givenName} ${me.familyName}`;
  const label = translate('shell.profile.menu', { name });

  return (
    <>
      <IconButton
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        sx={{ p: 0.5 }}
      >
        <Box
          component="span"
          sx={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'center',
            width: 32,
            height: 32,
            borderRadius: '50%',
            lineHeight: 1,
            fontSize: '0.8125rem',
            fontWeight: 600,
            bgcolor: 'action.selected',
            color: 'primary.main',
          }}
        >
          {`${me.givenName.slice(0, 1)}${me.familyName.slice(0, 1)}`.toUpperCase()}
        </Box>
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { 'aria-label': label, role: 'dialog', sx: { width: 280, mt: 0.5 } } }}
      >
        <ProfilePanel
          onClose={close}
          onMails={() => setChoosingMails(true)}
          onSessions={() => setShowingSessions(true)}
          onHelp={() => setHelpOpen(true)}
        />
      </Popover>
      {isChoosingMails && <MailChoices onClose={() => setChoosingMails(false)} />}
      {isShowingSessions && <SessionsDialog onClose={() => setShowingSessions(false)} />}
      {isHelpOpen && <ShortcutHelp onClose={() => setHelpOpen(false)} />}
    </>
  );
}

import OpenInNewIcon from '@mui/icons-material/OpenInNewRounded';
import {
  Avatar,
  Box,
  Divider,
  IconButton,
  ListItemIcon,
  ListItemText,
  MenuItem,
  MenuList,
  Popover,
  Typography,
} from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { LinkBase, useLocaleState, useTranslate } from 'react-admin';
import { linkFor } from '../../../contract/core/languages.ts';
import { pageConfig } from '../pageConfig.ts';
import { ShortcutHelp } from '../shortcuts/ShortcutHelp.tsx';
import { actorOf, useMe } from '../useMe.ts';
import { AppearanceChoice, LanguageChoice } from './Preferences.tsx';

// Loaded when it is opened: few do.
const MailChoices = lazy(async () => ({
  default: (await import('../../preferences/MailChoices.tsx')).MailChoices,
}));

const SessionsDialog = lazy(async () => ({
  default: (await import('../../profile/SessionsDialog.tsx')).SessionsDialog,
}));

function DocumentLink({ label, href }: { label: string; href: string | undefined }) {
  const translate = useTranslate();
  if (href === undefined) return null;
  return (
    <MenuItem component="a" href={href} target="_blank" rel="noreferrer">
      <ListItemText>{label}</ListItemText>
      <ListItemIcon sx={{ justifyContent: 'flex-end' }}>
        <OpenInNewIcon sx={{ fontSize: 16 }} titleAccess={translate('shell.profile.opensNewTab')} />
      </ListItemIcon>
    </MenuItem>
  );
}

/** Who is signed in, the channel's documents, language, appearance, and the way out. */
export function ProfileMenu() {
  const translate = useTranslate();
  const me = useMe();
  const [language] = useLocaleState();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [isChoosingMails, setChoosingMails] = useState(false);
  const [isShowingSessions, setShowingSessions] = useState(false);
  const isAdmin = actorOf(me).role === 'corporationAdmin';
  const name = `${me.givenName} ${me.familyName}`;
  const label = translate('shell.profile.menu', { name });
  const channel = pageConfig();

  return (
    <>
      <IconButton
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        sx={{ p: 0.5 }}
      >
        <Avatar
          sx={{
            width: 32,
            height: 32,
            fontSize: '0.8125rem',
            fontWeight: 600,
            bgcolor: 'action.selected',
            color: 'primary.main',
          }}
        >
          {`${me.givenName.slice(0, 1)}${me.familyName.slice(0, 1)}`.toUpperCase()}
        </Avatar>
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { 'aria-label': label, role: 'dialog', sx: { width: 280, mt: 0.5 } } }}
      >
        <Box sx={{ px: 2, pt: 2, pb: 1.5 }}>
          <Typography sx={{ fontWeight: 600 }} noWrap>
            {name}
          </Typography>
          <Typography variant="body2" color="text.secondary" noWrap>
            {me.email}
          </Typography>
          <Typography variant="caption" color="text.secondary">
            {translate(`shell.roles.${actorOf(me).role}`)}
          </Typography>
        </Box>
        <Divider />
        <Box sx={{ display: 'grid', gap: 1.5, px: 2, py: 1.5 }}>
          <LanguageChoice />
          <AppearanceChoice />
        </Box>
        <Divider />
        <MenuList sx={{ p: 0.75 }}>
          {isAdmin ? (
            <MenuItem component={LinkBase} to="/user-profile" onClick={() => setAnchor(null)}>
              {translate('shell.profile.accountDetails')}
            </MenuItem>
          ) : (
            <MenuItem
              onClick={() => {
                setAnchor(null);
                setShowingSessions(true);
              }}
            >
              {translate('profile.sessions')}
            </MenuItem>
          )}
          <DocumentLink
            label={translate('shell.profile.terms')}
            href={linkFor(channel.termAndConditionLinks, language)}
          />
          <DocumentLink
            label={translate('shell.profile.privacy')}
            href={linkFor(channel.privacyPolicyLinks, language)}
          />
          {isAdmin && (
            <MenuItem
              onClick={() => {
                setAnchor(null);
                setChoosingMails(true);
              }}
            >
              {translate('preferences.mails.menu')}
            </MenuItem>
          )}
          <MenuItem
            onClick={() => {
              setAnchor(null);
              setHelpOpen(true);
            }}
          >
            {translate('shortcuts.title')}
          </MenuItem>
          <Divider sx={{ my: 0.75 }} />
          <MenuItem component="a" href="/logout">
            {translate('shell.profile.signOut')}
          </MenuItem>
        </MenuList>
        <Typography
          variant="caption"
          color="text.secondary"
          sx={{ display: 'block', px: 2, pb: 1.5 }}
        >
          {translate('shell.profile.version', { version: channel.version })}
        </Typography>
      </Popover>
      {isChoosingMails && (
        <Suspense fallback={null}>
          <MailChoices onClose={() => setChoosingMails(false)} />
        </Suspense>
      )}
      {isShowingSessions && (
        <Suspense fallback={null}>
          <SessionsDialog onClose={() => setShowingSessions(false)} />
        </Suspense>
      )}
      <ShortcutHelp isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </>
  );
}

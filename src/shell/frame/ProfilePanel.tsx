import OpenInNewIcon from '@mui/icons-material/OpenInNewRounded';
import {
  Box,
  Divider,
  ListItemIcon,
  ListItemText,
  MenuItem,
  MenuList,
  Typography,
} from '@mui/material';
import { LinkBase, useLocaleState, useTranslate } from 'react-admin';
import { choosesAccount } from '../../../contract/core/roles.ts';
import { linkFor } from '../../../contract/core/languages.ts';
import { pageConfig } from '../pageConfig.ts';
import { actorOf, useMe } from '../useMe.ts';
import { AppearanceChoice, DensityChoice, LanguageChoice } from './Preferences.tsx';

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

interface ProfilePanelProps {
  onClose: () => void;
  onMails: () => void;
  onSessions: () => void;
  onHelp: () => void;
}

/** Who is signed in, the channel's documents, language, appearance, and signing out. */
export function ProfilePanel({ onClose, onMails, onSessions, onHelp }: ProfilePanelProps) {
  const translate = useTranslate();
  const me = useMe();
  const [language] = useLocaleState();
  const isAdmin = choosesAccount(actorOf(me).role);
  const channel = pageConfig();
  return (
    <>
      <Box sx={{ px: 2, pt: 2, pb: 1.5 }}>
        <Typography sx={{ fontWeight: 600 }} noWrap>
          {`${me.givenName} ${me.familyName}`}
        </Typography>
        <Typography variant="body2" color="textSecondary" noWrap>
          {me.email}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {translate(`shell.roles.${actorOf(me).role}`)}
        </Typography>
      </Box>
      <Divider />
      <Box sx={{ display: 'grid', gap: 1.5, px: 2, py: 1.5 }}>
        <LanguageChoice />
        <AppearanceChoice />
        <DensityChoice />
      </Box>
      <Divider />
      <MenuList sx={{ p: 0.75 }}>
        {isAdmin ? (
          <MenuItem component={LinkBase} to="/user-profile" onClick={onClose}>
            {translate('shell.profile.accountDetails')}
          </MenuItem>
        ) : (
          <MenuItem
            onClick={() => {
              onClose();
              onSessions();
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
        {actorOf(me).role === 'bookingChannelAdmin' && (
          <DocumentLink label={translate('shell.profile.api')} href="/docs/api" />
        )}
        {isAdmin && (
          <MenuItem
            onClick={() => {
              onClose();
              onMails();
            }}
          >
            {translate('preferences.mails.menu')}
          </MenuItem>
        )}
        <MenuItem
          onClick={() => {
            onClose();
            onHelp();
          }}
        >
          {translate('shortcuts.title')}
        </MenuItem>
        <Divider sx={{ my: 0.75 }} />
        <MenuItem component="a" href="/logout">
          {translate('shell.profile.signOut')}
        </MenuItem>
      </MenuList>
      <Typography variant="caption" color="textSecondary" sx={{ display: 'block', px: 2, pb: 1.5 }}>
        {translate('shell.profile.version', { version: channel.version })}
      </Typography>
    </>
  );
}

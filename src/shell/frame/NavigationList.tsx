import AddIcon from '@mui/icons-material/AddRounded';
import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import {
  Box,
  Button,
  List,
  ListItem,
  ListItemButton,
  ListItemIcon,
  ListItemText,
  Tooltip,
} from '@mui/material';
import type { SvgIconComponent } from '@mui/icons-material';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { Kbd, ONLY_WITH_KEYBOARD } from '../shortcuts/Kbd.tsx';
import { useLetterShortcuts } from '../shortcuts/useShortcut.ts';
import { bookTripPath, useNavigation } from '../navigation.ts';
import { actorOf, useMe } from '../useMe.ts';

interface EntryProps {
  label: string;
  icon: SvgIconComponent;
  to: string;
  isMini: boolean;
  isCurrent?: boolean;
  /** A full page load instead of a move within the app. */
  isExternal?: boolean;
}

const Entry = memo(function Entry(props: EntryProps) {
  const { label, icon: Icon, to, isMini, isCurrent = false, isExternal } = props;
  const link = isExternal ? { component: 'a', href: to } : { component: Link, to };
  return (
    <ListItem disablePadding>
      <Tooltip title={isMini ? label : ''} placement="right">
        <ListItemButton
          {...link}
          selected={isCurrent}
          aria-current={isCurrent ? 'page' : undefined}
          aria-label={label}
          sx={{
            minHeight: { xs: 44, sm: 40 },
            px: 1.25,
            borderRadius: 1,
            color: isCurrent ? 'text.primary' : 'text.secondary',
            justifyContent: isMini ? 'center' : 'flex-start',
            '&:hover': { color: 'text.primary' },
          }}
        >
          <ListItemIcon
            sx={{
              minWidth: 0,
              mr: isMini ? 0 : 1.5,
              color: isCurrent ? 'primary.main' : 'inherit',
            }}
          >
            <Icon sx={{ fontSize: 20 }} />
          </ListItemIcon>
          {isMini ? null : (
            <ListItemText
              primary={label}
              sx={{ my: 0.5, minWidth: 0 }}
              slotProps={{
                primary: {
                  sx: { fontSize: '0.875rem', lineHeight: 1.3, fontWeight: isCurrent ? 600 : 500 },
                },
              }}
            />
          )}
        </ListItemButton>
      </Tooltip>
    </ListItem>
  );
});

/** Leads to a new trip, for roles that may book one. */
const BookTrip = memo(function BookTrip({ isMini }: { isMini: boolean }) {
  const translate = useTranslate();
  const bookTrip = bookTripPath[actorOf(useMe()).role];
  const [hasLetters] = useLetterShortcuts();
  if (bookTrip === undefined) return null;
  const label = translate('shell.nav.bookTrip');
  return (
    <Tooltip title={isMini ? `${label}${hasLetters ? ' (N)' : ''}` : ''} placement="right">
      <Button
        component={Link}
        to={bookTrip}
        variant="contained"
        fullWidth
        aria-label={label}
        aria-keyshortcuts={hasLetters ? 'N' : undefined}
        sx={{ mb: 1.5, minWidth: 0, px: isMini ? 0 : 2 }}
      >
        <AddIcon sx={{ fontSize: 20, mr: isMini ? 0 : 0.75 }} />
        {isMini ? null : label}
        {hasLetters && !isMini ? (
          <Kbd sx={{ ml: 1, opacity: 0.8, ...ONLY_WITH_KEYBOARD }}>N</Kbd>
        ) : null}
      </Button>
    </Tooltip>
  );
});

/** The entries of the signed-in user's role. */
export function NavigationList({ isMini }: { isMini: boolean }) {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const entries = useNavigation();

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0, p: 1.5 }}>
      <BookTrip isMini={isMini} />
      <List
        disablePadding
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.25 }}
      >
        {entries.map(({ label, to, within = to, icon }) => (
          <Entry
            key={to}
            label={translate(label)}
            icon={icon}
            to={to}
            isMini={isMini}
            isCurrent={pathname === within || pathname.startsWith(`${within}/`)}
          />
        ))}
      </List>
      <Box sx={{ flex: 1 }} />
      <List disablePadding>
        <Entry
          label={translate('shell.nav.signOut')}
          icon={LogoutIcon}
          to="/logout"
          isMini={isMini}
          isExternal
        />
      </List>
    </Box>
  );
}

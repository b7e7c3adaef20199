import AddIcon from '@mui/icons-material/AddRounded';
import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import { Box, Button } from '@mui/material';
import type { SvgIconComponent } from '@mui/icons-material';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { plainIcon } from '../../theme/plainIcon.tsx';
import { Kbd, ONLY_WITH_KEYBOARD } from '../shortcuts/Kbd.tsx';
import { useLetterShortcuts } from '../shortcuts/useShortcut.ts';
import { bookTripPath, useNavigation } from '../navigation.ts';
import { actorOf, useMe } from '../useMe.ts';
import { Tip } from '../../admin/tooltips/Tip.tsx';

const ADD = plainIcon(AddIcon);

interface EntryProps {
  label: string;
  icon: SvgIconComponent;
  to: string;
  isMini: boolean;
  isCurrent?: boolean;
  /** A full page load instead of a move within the app. */
  isExternal?: boolean;
}

/** An entry: plain elements (`theme/navigationEntries.ts`), because every page draws ten of them. */
const Entry = memo(function Entry(props: EntryProps) {
  const { label, icon, to, isMini, isCurrent = false, isExternal = false } = props;
  const link = {
    className: `nav-entry${isMini ? ' nav-entry-mini' : ''}`,
    'aria-current': isCurrent ? ('page' as const) : undefined,
    'aria-label': label,
  };
  const content = (
    <>
      <span className="nav-entry-icon">{plainIcon(icon)}</span>
      {isMini ? null : <span className="nav-entry-label">{label}</span>}
    </>
  );
  const entry = isExternal ? (
    <a {...link} href={to}>
      {content}
    </a>
  ) : (
    <Link {...link} to={to}>
      {content}
    </Link>
  );
  return (
    <li>
      {isMini ? (
        <Tip title={label} placement="right">
          {entry}
        </Tip>
      ) : (
        entry
      )}
    </li>
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
    <Tip title={isMini ? `${label}${hasLetters ? ' (N)' : ''}` : ''} placement="right">
      <Button
        component={Link}
        to={bookTrip}
        variant="contained"
        fullWidth
        aria-label={isMini ? label : undefined}
        aria-keyshortcuts={hasLetters ? 'N' : undefined}
        sx={{ gap: 0.75, mb: 1.5, minWidth: 0, px: isMini ? 0 : 2 }}
      >
        {ADD}
        {isMini ? null : label}
        {hasLetters && !isMini ? (
          <Kbd sx={{ ml: 0.25, opacity: 0.8, ...ONLY_WITH_KEYBOARD }}>N</Kbd>
        ) : null}
      </Button>
    </Tip>
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
      <ul className="nav-entries">
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
      </ul>
      <Box sx={{ flex: 1 }} />
      <ul className="nav-entries">
        <Entry
          label={translate('shell.nav.signOut')}
          icon={LogoutIcon}
          to="/logout"
          isMini={isMini}
          isExternal
        />
      </ul>
    </Box>
  );
}

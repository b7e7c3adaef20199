import AccountIcon from '@mui/icons-material/BusinessOutlined';
import AddIcon from '@mui/icons-material/AddRounded';
import AppearanceIcon from '@mui/icons-material/ContrastOutlined';
import DensityIcon from '@mui/icons-material/DensityMediumRounded';
import LanguageIcon from '@mui/icons-material/TranslateRounded';
import TemplateIcon from '@mui/icons-material/BookmarksOutlined';
import ImportIcon from '@mui/icons-material/UploadFileOutlined';
import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { routeText } from '../../contract/core/format.ts';
import { booksTrips, choosesAccount } from '../../contract/core/roles.ts';
import { languageName } from '../../contract/core/languages.ts';
import { MAX_PER_PAGE } from '../../contract/core/listLimits.ts';
import { languagesToChoose } from '../i18n/languages.ts';
import {
  APPEARANCES,
  useAppearanceChoice,
  useDensityChoice,
  useLanguageChoice,
} from '../preferences/choices.ts';
import { bookingAddress } from '../shell/addresses.ts';
import { useAccountSearch } from '../shell/account/useAccountSearch.ts';
import { useSelectedAccount } from '../shell/account/useSelectedAccount.ts';
import { sideBySide } from '../../contract/receipts/letters.ts';
import { bookTripPath, useNavigation } from '../shell/navigation.ts';
import { actorOf, useMe } from '../shell/useMe.ts';
import { useTemplates } from '../templates/templateCalls.ts';
import { DENSITIES } from '../theme/density.ts';
import type { Command, Group } from './commands.ts';

/** Every page that the user's role may open, from the drawer's own declaration. */
function usePages(): Command[] {
  const translate = useTranslate();
  const navigate = useNavigate();
  const entries = useNavigation();
  const bookTrip = bookTripPath[actorOf(useMe()).role];
  const booking = bookTrip ? [{ label: 'shell.nav.bookTrip', to: bookTrip, icon: AddIcon }] : [];
  const pages = [...booking, ...entries].map(({ label, to, icon }) => ({
    key: `page ${to}`,
    label: translate(label),
    icon,
    run: () => void navigate(to),
  }));
  const importing = {
    key: 'page import trips',
    label: translate('imports.title', {
      name: translate('resources.bookings.name', { smart_count: 2 }),
    }),
    icon: ImportIcon,
    run: () => void navigate('/trips/all-trips', { state: { imports: true } }),
  };
  const imports = booksTrips(actorOf(useMe()).role) ? [importing] : [];
  const signOut = {
    key: 'page /logout',
    label: translate('shell.nav.signOut'),
    icon: LogoutIcon,
    run: () => location.assign('/logout'),
  };
  return [...pages, ...imports, signOut].map((page) => ({ ...page, group: 'pages' }));
}

/** The trips that are kept as templates: each opens the booking form, filled in from its trip. */
function useTripTemplates(): Command[] {
  const navigate = useNavigate();
  const { data: templates = [] } = useTemplates(booksTrips(actorOf(useMe()).role));
  return templates.map(
    ({ id, name, bookingId, passengerName, originAddress, destinationAddress }) => ({
      key: `template ${id}`,
      group: 'templates',
      label: name,
      detail: sideBySide([passengerName, routeText([originAddress, destinationAddress])]),
      icon: TemplateIcon,
      run: () => void navigate(bookingAddress('trip', bookingId)),
    }),
  );
}

/** The accounts to choose from, for users with several. Known accounts are found without a call. */
function useAccounts(text: string): Command[] {
  const translate = useTranslate();
  const me = useMe();
  const { accountId, setAccountId } = useSelectedAccount();
  const isChooser = choosesAccount(actorOf(me).role) && me.corporations.length > 1;
  const isListedWhole = me.corporations.length <= MAX_PER_PAGE;
  const { accounts } = useAccountSearch(isListedWhole ? '' : text, isChooser);
  if (!isChooser) return [];
  const all = { id: null, name: translate('shell.account.placeholder') };
  return [all, ...accounts].map(({ id, name }) => ({
    key: `account ${id ?? 'all'}`,
    group: 'switchAccount',
    label: name,
    icon: AccountIcon,
    isCurrent: id === accountId,
    run: () => setAccountId(id),
  }));
}

/** How the console is shown. */
function usePreferences(): Command[] {
  const translate = useTranslate();
  const [language, setLanguage] = useLanguageChoice();
  const [appearance, setAppearance] = useAppearanceChoice();
  const [density, setDensity] = useDensityChoice();
  const languages = languagesToChoose().map((value): Command => ({
    key: `language ${value}`,
    group: 'language',
    label: languageName(value),
    icon: LanguageIcon,
    isCurrent: value === language,
    isOnlyFound: true,
    run: () => void setLanguage(value),
  }));
  const appearances = APPEARANCES.map((value): Command => ({
    key: `appearance ${value}`,
    group: 'appearance',
    label: translate(`shell.profile.${value}`),
    icon: AppearanceIcon,
    isCurrent: value === appearance,
    run: () => setAppearance(value),
  }));
  const densities = DENSITIES.map((value): Command => ({
    key: `density ${value}`,
    group: 'density',
    label: translate(`shell.profile.${value}`),
    icon: DensityIcon,
    isCurrent: value === density,
    run: () => setDensity(value),
  }));
  return [...languages, ...appearances, ...densities];
}

/** The heading of each group. */
export function useGroupNames(): Record<Group, string> {
  const translate = useTranslate();
  return {
    pages: translate('palette.pages'),
    templates: translate('templates.title'),
    switchAccount: translate('palette.switchAccount'),
    language: translate('shell.profile.language'),
    appearance: translate('shell.profile.appearance'),
    density: translate('shell.profile.density'),
    people: translate('shell.nav.people'),
    bookFor: translate('palette.bookFor'),
    trips: translate('shell.nav.trips'),
    accounts: translate('shell.nav.accounts'),
  };
}

/** What the console knows without the server; the name of its group finds a command, too. */
export function useOwnCommands(text: string): Command[] {
  const names = useGroupNames();
  // Templates first, so that among equals the first letter of one finds it.
  const commands = [
    ...useTripTemplates(),
    ...usePages(),
    ...useAccounts(text),
    ...usePreferences(),
  ];
  return commands.map((command) => ({ ...command, keywords: names[command.group] }));
}

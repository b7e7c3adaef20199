import AccountIcon from '@mui/icons-material/BusinessOutlined';
import BookIcon from '@mui/icons-material/AddRounded';
import PersonIcon from '@mui/icons-material/PersonOutlineRounded';
import RetryIcon from '@mui/icons-material/RefreshRounded';
import TripIcon from '@mui/icons-material/RouteOutlined';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { FOUND_GROUPS, GROUPS, type Command, type FoundRow } from './commands.ts';
import { ranked } from './ranking.ts';
import { useFound } from './useFound.ts';
import { useOwnCommands } from './useOwnCommands.ts';
import { useRecent } from './useRecent.ts';

const ICONS = { people: PersonIcon, bookFor: BookIcon, trips: TripIcon, accounts: AccountIcon };

/** A line that repeats a failed search; the palette stays open. */
export const RETRY = 'retry';

/** A line and its heading, which may be that of the recent choices. */
export interface Line {
  command: Command;
  /** Null for the best matches of any kind among what the console knows. */
  heading: Command['group'] | 'recent' | null;
}

/**
 * The lines for a typed text. What the console knows is there immediately; what the server finds
 * comes after it, so that the line that is about to be chosen does not move.
 */
export function useCommands(text: string) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { kept, keep } = useRecent();
  const own = useOwnCommands(text);
  const found = useFound(text);
  const isTyped = text.trim() !== '';

  const commandOf = (row: FoundRow): Command => ({
    ...row,
    icon: ICONS[row.group],
    row,
    run: () => void navigate(row.to),
  });
  const recent = kept.flatMap(({ key, row }): Command[] => {
    const known = own.find((one) => one.key === key);
    return known ? [known] : row ? [commandOf(row)] : [];
  });
  const recentKeys = recent.map(({ key }) => key);
  const others = own.filter(({ key }) => !recentKeys.includes(key));

  const untyped = (): Line[] => [
    ...recent.map((command): Line => ({ command, heading: 'recent' })),
    ...GROUPS.flatMap((group) =>
      others
        .filter((one) => one.group === group && !one.isOnlyFound)
        .map((command): Line => ({ command, heading: group })),
    ),
  ];
  const typed = (): Line[] => {
    const best = ranked(text, [...recent, ...others], recentKeys);
    const listed = new Set(best.map(({ key }) => key));
    const rest = found.rows.filter(({ key }) => !listed.has(key)).map(commandOf);
    const failure: Command = {
      key: RETRY,
      group: 'people',
      label: translate('palette.failed'),
      icon: RetryIcon,
      run: found.retry,
    };
    return [
      ...best.map((command): Line => ({ command, heading: null })),
      ...FOUND_GROUPS.flatMap((group) =>
        rest
          .filter((one) => one.group === group)
          .map((command): Line => ({ command, heading: group })),
      ),
      ...(found.hasFailed ? [{ command: failure, heading: null }] : []),
    ];
  };
  return { lines: isTyped ? typed() : untyped(), isSearching: isTyped && found.isSearching, keep };
}

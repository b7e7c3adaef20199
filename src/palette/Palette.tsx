import { Box, ListSubheader, Typography, useAutocomplete } from '@mui/material';
import { useTranslate } from 'react-admin';
import { SEARCH_MIN_LENGTH } from '../../contract/core/listLimits.ts';
import { visuallyHidden } from '../theme/visuallyHidden.ts';
import type { Command } from './commands.ts';
import { PaletteField } from './PaletteField.tsx';
import { PaletteRow } from './PaletteRow.tsx';
import { RETRY, useCommands, type Line } from './useCommands.ts';
import { useGroupNames } from './useOwnCommands.ts';

export interface PaletteProps {
  text: string;
  onText: (text: string) => void;
  /** Runs the command after the palette is closed. */
  onChosen: (command: Command) => void;
  onClose: () => void;
}

/**
 * The field and its list, as a combobox that is always open. Keys, focus and roles come from MUI's
 * autocomplete.
 */
export function Palette({ text, onText, onChosen, onClose }: PaletteProps) {
  const translate = useTranslate();
  const names = useGroupNames();
  const { lines, isSearching, keep } = useCommands(text);
  const box = useAutocomplete<Line>({
    id: 'palette',
    options: lines,
    value: null,
    inputValue: text,
    open: true,
    // Otherwise it would search for the highlighted line from the top whenever lines arrive.
    disableCloseOnSelect: true,
    autoHighlight: true,
    handleHomeEndKeys: true,
    clearOnBlur: false,
    selectOnFocus: false,
    filterOptions: (all) => all,
    groupBy: ({ heading }) => heading ?? '',
    // The key instead of the label, because two people may have the same name.
    getOptionLabel: ({ command }) => command.key,
    onInputChange: (_event, typed, reason) => {
      if (reason === 'input') onText(typed);
    },
    onClose: (_event, reason) => {
      if (reason === 'escape') onClose();
    },
    onChange: (_event, line) => {
      if (!line) return;
      if (line.command.key === RETRY) {
        line.command.run();
        return;
      }
      keep(line.command);
      onChosen(line.command);
    },
  });
  const count = lines.filter(({ command }) => command.key !== RETRY).length;
  const isShort = text.trim().length < SEARCH_MIN_LENGTH;
  const told = isSearching
    ? translate('palette.searching')
    : translate('palette.found', { smart_count: count });

  const headingOf = (heading: string): string =>
    heading === 'recent' ? translate('palette.recent') : (names[heading as Command['group']] ?? '');
  /** MUI's hook returns groups here because `groupBy` is set. */
  const groups = box.groupedOptions as {
    key: number;
    group: string;
    index: number;
    options: Line[];
  }[];
  const row = (line: Line, index: number) => {
    const { key: _key, ...optionProps } = box.getOptionProps({ option: line, index });
    const { command, heading } = line;
    const isNamed = heading !== null && heading !== 'recent';
    return (
      <PaletteRow
        key={command.key}
        optionProps={optionProps}
        command={command}
        kind={isNamed || command.key === RETRY ? null : names[command.group]}
      />
    );
  };

  return (
    <Box {...box.getRootProps()} sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}>
      <Box component="label" {...box.getInputLabelProps()} sx={visuallyHidden}>
        {translate('palette.placeholder')}
      </Box>
      <PaletteField inputProps={box.getInputProps()} isWaiting={isSearching} onClose={onClose} />
      <Box component="output" sx={visuallyHidden}>
        {told}
      </Box>
      <Box
        component="ul"
        {...box.getListboxProps()}
        sx={{
          overflowY: 'auto',
          flex: 1,
          minHeight: 0,
          p: 0.75,
          overscrollBehavior: 'contain',
          m: 0,
          listStyle: 'none',
        }}
      >
        {groups.map(({ key, group, index, options }) =>
          group === '' ? (
            options.map((line, place) => row(line, index + place))
          ) : (
            <li key={key} role="presentation">
              {/* A listbox holds groups of options and no fieldset, and an item of a list is no group. */}
              {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
              <div role="group" aria-label={headingOf(group)}>
                <ListSubheader
                  component="div"
                  aria-hidden
                  sx={{ top: -6, px: 1.25, lineHeight: '32px', fontSize: '0.75rem' }}
                >
                  {headingOf(group)}
                </ListSubheader>
                <Box component="ul" role="presentation" sx={{ p: 0, listStyle: 'none' }}>
                  {options.map((line, place) => row(line, index + place))}
                </Box>
              </div>
            </li>
          ),
        )}
      </Box>
      <Typography
        variant="caption"
        color="textSecondary"
        sx={{ px: 2, py: 1, borderTop: 1, borderColor: 'divider' }}
      >
        {isSearching && translate('palette.searching')}
        {!isSearching && isShort && translate('palette.hint', { min: SEARCH_MIN_LENGTH })}
        {!isSearching &&
          !isShort &&
          (lines.length === 0
            ? translate('common.noResults')
            : translate('palette.found', { smart_count: count }))}
      </Typography>
    </Box>
  );
}

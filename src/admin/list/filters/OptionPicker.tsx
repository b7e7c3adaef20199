import { Autocomplete, Box, Checkbox, InputBase, ListItemText } from '@mui/material';
import { useState, type ReactNode, type UIEvent } from 'react';
import { useTranslate } from 'react-admin';
import { selectTyped } from '../../inputs/selectTyped.ts';
import { takeFocus } from '../../dialogs/takeFocus.ts';
import { useChoiceTexts } from '../../../i18n/useChoiceTexts.ts';

export interface Option {
  value: string;
  label: string;
  /** Tells it apart from others with the same name. */
  note?: string | undefined;
  group?: string;
}

interface OptionPickerProps {
  label: string;
  options: readonly Option[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  onClose: () => void;
  /** Allows at most one value. */
  isSingle?: boolean;
  isLoading?: boolean;
  /** For options that are searched elsewhere: what is typed, and a way to get more options. */
  search?: { typed: string; onType: (text: string) => void; onEnd?: () => void };
  /** Shown below the options. */
  footer?: ReactNode;
}

/** Shows the options in the picker's own popover, and not in another one. */
const InPlace = (props: object) => {
  const {
    anchorEl: _a,
    disablePortal: _d,
    open: _o,
    ownerState: _w,
    style: _s,
    ...rest
  } = props as Record<string, unknown>;
  // Two classes, because MUI positions this as a floating list.
  return <Box {...rest} sx={{ '&&': { position: 'static' } }} />;
};

/** In pixels from the end of the options: near enough to fetch the next ones. */
const NEAR_END = 80;

/** Options with boxes to tick and a field that finds them. Each press applies immediately. */
export function OptionPicker(props: OptionPickerProps) {
  const { label, options, onChange, onClose, search, footer } = props;
  const { isSingle = false, isLoading = false } = props;
  const translate = useTranslate();
  // The list's own values change after the address, and a quick second press must not undo the
  // first.
  const [value, setValue] = useState(props.value);
  // Kept here, because otherwise the field is emptied whenever the surrounding list is redrawn.
  const [typed, setTyped] = useState('');
  const chosen = value.map(
    (one) => options.find((option) => option.value === one) ?? { value: one, label: one },
  );
  return (
    <>
      <Autocomplete<Option, true>
        {...useChoiceTexts()}
        open
        multiple
        disableCloseOnSelect
        disablePortal
        options={options}
        value={chosen}
        loading={isLoading}
        getOptionLabel={(option) => option.label}
        getOptionKey={(option) => option.value}
        isOptionEqualToValue={(option, one) => option.value === one.value}
        {...(options.some(({ group }) => group) && { groupBy: ({ group = '' }: Option) => group })}
        inputValue={search?.typed ?? typed}
        onInputChange={(_event, text, reason) => {
          if (reason === 'input') (search?.onType ?? setTyped)(text);
        }}
        {...(search && { filterOptions: (all: Option[]) => all })}
        onChange={(event, next, reason) => {
          // Backspace in the empty field removes nothing.
          const isBackspace = event.type === 'keydown' && reason === 'removeOption';
          if (isBackspace && (event as unknown as KeyboardEvent).key === 'Backspace') return;
          const values = next.map((option) => option.value);
          const wanted = isSingle ? values.slice(-1) : values;
          setValue(wanted);
          setTyped('');
          if (search) selectTyped();
          onChange(wanted);
          if (isSingle) onClose();
        }}
        onClose={(_event, reason) => {
          if (reason === 'escape') onClose();
        }}
        renderValue={() => null}
        slots={{ popper: InPlace }}
        slotProps={{
          // It is a part of the popover's dialog.
          popper: { role: 'presentation', 'aria-labelledby': undefined },
          paper: { sx: { border: 0, boxShadow: 'none', m: 0, borderRadius: 0 } },
          listbox: {
            sx: { maxHeight: 280 },
            onScroll: ({ currentTarget: list }: UIEvent<HTMLUListElement>) => {
              if (list.scrollHeight - list.scrollTop - list.clientHeight < NEAR_END)
                search?.onEnd?.();
            },
          },
        }}
        renderInput={({ slotProps: { input, htmlInput } }) => (
          <Box ref={input.ref} sx={{ borderBottom: 1, borderColor: 'divider' }}>
            <InputBase
              inputRef={takeFocus}
              fullWidth
              placeholder={translate('lists.filters.find')}
              inputProps={{ ...htmlInput, 'aria-label': label, autoComplete: 'off' }}
              sx={{ px: 1.5, height: 44 }}
            />
          </Box>
        )}
        renderOption={({ key, ...option }, { label: text, note }, { selected }) => (
          <Box component="li" key={key} {...option} sx={{ gap: 1 }}>
            {!isSingle && (
              <Checkbox
                size="small"
                checked={selected}
                tabIndex={-1}
                disableRipple
                slotProps={{ input: { 'aria-hidden': true } }}
                sx={{ p: 0 }}
              />
            )}
            <ListItemText
              primary={text}
              secondary={note}
              sx={{ my: 0 }}
              slotProps={{
                primary: { sx: { fontSize: '0.8125rem', overflowWrap: 'anywhere' } },
                secondary: { sx: { fontSize: '0.75rem' } },
              }}
            />
          </Box>
        )}
      />
      {footer}
    </>
  );
}

import { Autocomplete, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useChoiceTexts } from '../../../i18n/useChoiceTexts.ts';

interface MultiChoiceProps<T extends string> {
  label: string;
  options: readonly T[];
  value: readonly T[];
  onChange: (value: T[]) => void;
  nameOf?: (option: T) => string;
  /** Heading under which an option stands; options of one group follow each other. */
  groupOf?: ((option: T) => string) | undefined;
  isLoading?: boolean;
}

/** Any number of a few values; none means all. */
export function MultiChoice<T extends string>(props: MultiChoiceProps<T>) {
  const {
    label,
    options,
    value,
    onChange,
    nameOf = (option) => option,
    groupOf,
    isLoading,
  } = props;
  const translate = useTranslate();
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      options={options}
      value={[...value]}
      loading={isLoading ?? false}
      {...useChoiceTexts()}
      {...(groupOf ? { groupBy: groupOf } : {})}
      onChange={(_event, chosen) => onChange(chosen)}
      getOptionLabel={nameOf}
      renderInput={(params) => (
        <TextField
          {...params}
          margin="none"
          label={label}
          // Grows with what is chosen, with room above and below it.
          sx={{ '& .MuiInputBase-root': { height: 'auto', py: '5px' } }}
          placeholder={value.length === 0 ? translate('tripList.filters.any') : undefined}
        />
      )}
    />
  );
}

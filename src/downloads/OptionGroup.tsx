import { FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material';
import { useId } from 'react';

/** One of a few options, each with its name. */
export function OptionGroup<T extends string>(props: {
  label: string;
  value: T;
  options: readonly (readonly [T, string])[];
  onChange: (option: T) => void;
}) {
  const { label, value, options, onChange } = props;
  const labelId = useId();
  return (
    <FormControl>
      <FormLabel id={labelId}>{label}</FormLabel>
      <RadioGroup
        aria-labelledby={labelId}
        value={value}
        onChange={(_event, chosen) => onChange(chosen as T)}
      >
        {options.map(([option, name]) => (
          <FormControlLabel
            key={option}
            value={option}
            control={<Radio />}
            label={name}
            sx={{ minHeight: { xs: 44, sm: 36 } }}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}

import { FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material';

/** One of a few ways, each with its name. */
export function Ways<T extends string>(props: {
  label: string;
  value: T;
  ways: readonly (readonly [T, string])[];
  onChange: (way: T) => void;
}) {
  const { label, value, ways, onChange } = props;
  return (
    <FormControl>
      <FormLabel>{label}</FormLabel>
      <RadioGroup value={value} onChange={(_event, chosen) => onChange(chosen as T)}>
        {ways.map(([way, name]) => (
          <FormControlLabel
            key={way}
            value={way}
            control={<Radio />}
            label={name}
            sx={{ minHeight: { xs: 44, sm: 36 } }}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}

import { Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { ADDRESS_SUGGESTION_LIMIT } from '../../contract/booking/geo.ts';

interface AddressCandidatesProps<T> {
  /** What was typed. */
  text: string;
  options: readonly T[];
  textOf: (option: T) => string;
  keyOf: (option: T) => string;
  onChoose: (option: T) => void;
}

/** Under a field that was left with an ambiguous text: one press says which place is meant. */
export function AddressCandidates<T>(props: AddressCandidatesProps<T>) {
  const { text, options, textOf, keyOf, onChoose } = props;
  const translate = useTranslate();
  return (
    <Box
      component="fieldset"
      aria-label={translate('addresses.candidates', { text })}
      sx={{
        m: 0,
        p: 0,
        mt: 0.5,
        mb: 1,
        border: 0,
        minWidth: 0,
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 0.5,
      }}
    >
      {options.slice(0, ADDRESS_SUGGESTION_LIMIT).map((option) => (
        <Button
          key={keyOf(option)}
          variant="outlined"
          color="inherit"
          onClick={() => onChoose(option)}
          sx={{
            minHeight: 44,
            justifyContent: 'flex-start',
            textAlign: 'left',
            fontWeight: 400,
            borderColor: 'divider',
            whiteSpace: 'normal',
            overflowWrap: 'anywhere',
          }}
        >
          {textOf(option)}
        </Button>
      ))}
    </Box>
  );
}

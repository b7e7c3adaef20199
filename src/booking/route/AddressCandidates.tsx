import { Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { ADDRESS_SUGGESTION_LIMIT } from '../../../contract/booking/geo.ts';
import { optionText, type AddressOption } from './addressOptions.ts';

interface AddressCandidatesProps {
  /** What was typed. */
  text: string;
  options: readonly AddressOption[];
  onChoose: (option: AddressOption) => void;
}

/** Under a field that was left with an ambiguous text: one press says which place is meant. */
export function AddressCandidates({ text, options, onChoose }: AddressCandidatesProps) {
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
          key={option.key}
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
          {optionText(option)}
        </Button>
      ))}
    </Box>
  );
}

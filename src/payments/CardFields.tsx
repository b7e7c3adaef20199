import { CardElement, type CardElementProps } from '@stripe/react-stripe-js';
import { Box, FormHelperText, Typography, useTheme } from '@mui/material';
import { useTranslate } from 'react-admin';
import { TOUCH_TARGET } from '../theme/phoneTarget.ts';

interface CardFieldsProps {
  error: string | undefined;
  onChange: CardElementProps['onChange'];
}

/** Number, expiry and security code, which only the processor can read. */
export function CardFields({ error, onChange }: CardFieldsProps) {
  const translate = useTranslate();
  const theme = useTheme();
  return (
    <Box>
      <Typography variant="body2" sx={{ fontWeight: 500, mb: 0.75 }}>
        {translate('payments.card.details')}
      </Typography>
      <Box
        sx={{
          border: 1,
          borderColor: error ? 'error.main' : 'divider',
          borderRadius: 1,
          p: 1.25,
          '& .card-field': {
            font: 'inherit',
            color: 'text.primary',
            bgcolor: 'transparent',
            border: 0,
            minHeight: { xs: TOUCH_TARGET, sm: 32 },
            width: { xs: '100%', sm: '50%' },
            '&:first-of-type': { width: '100%' },
          },
          '&:focus-within': { outline: `2px solid ${theme.palette.primary.main}` },
        }}
      >
        <CardElement
          options={{
            hidePostalCode: true,
            style: { base: { color: theme.palette.text.primary, fontSize: '16px' } },
          }}
          onChange={onChange}
        />
      </Box>
      {error ? <FormHelperText error>{error}</FormHelperText> : null}
    </Box>
  );
}

import { CardElement, type CardElementProps } from '@stripe/react-stripe-js';
import { Box, FormHelperText, useTheme } from '@mui/material';
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
    <div className={error ? 'field-wrong' : undefined}>
      <div className="field-label">{translate('payments.card.details')}</div>
      <Box
        className="field-box"
        sx={{
          display: 'block',
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
    </div>
  );
}

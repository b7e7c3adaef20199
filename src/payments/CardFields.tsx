import { CardElement, type CardElementProps } from '@stripe/react-stripe-js';
import { Box, FormHelperText, useTheme } from '@mui/material';
import type { FocusEvent } from 'react';
import { useTranslate } from 'react-admin';
import { TOUCH_TARGET } from '../theme/phoneTarget.ts';

interface CardFieldsProps {
  error: string | undefined;
  onChange: CardElementProps['onChange'];
  /** Moves the focus into the fields, which may be in a frame of the processor's. */
  onFocus: () => void;
}

/** Number, expiry and security code, which only the processor can read. */
export function CardFields({ error, onChange, onFocus }: CardFieldsProps) {
  const translate = useTranslate();
  const theme = useTheme();
  return (
    <div
      {...(error && {
        className: 'field-wrong',
        'data-problem': true,
        tabIndex: -1,
        onFocus: ({ target, currentTarget }: FocusEvent) => {
          if (target === currentTarget) onFocus();
        },
      })}
    >
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

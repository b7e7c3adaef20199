import { Box, FormLabel, MenuItem, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import {
  answerOf,
  FIELD_VALUE_MAX_LENGTH,
  isSelect,
  type AccountField as Field,
} from '../../../contract/booking/accountFields.ts';
import { useDispatch, useDraft } from '../state/BookingContext.ts';
import { useFieldError } from './useFieldError.ts';

/** The id of a field's input, for the focus. */
export const accountFieldId = (id: string): string => `booking-field-${id}`;

/** One question of the account: a choice among its values, or a text. */
export function AccountField({ field }: { field: Field }) {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const [isLeft, setLeft] = useState(false);
  const path = `fields.${field.id}`;
  const answer = useDraft(({ draft }) => answerOf(field, draft.fields));
  const error = useFieldError(path, {
    label: field.title,
    path,
    left: isLeft && answer.trim() !== '',
  });
  const { required } = field.validation;
  const inputId = accountFieldId(field.id);
  const titleId = `${inputId}-title`;
  // A value that is no longer offered shows as empty, and is asked for again.
  const isOffered = !isSelect(field) || field.values.includes(answer);

  return (
    <Box component="section" aria-labelledby={titleId}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
        <FormLabel
          id={titleId}
          htmlFor={inputId}
          required={required}
          sx={{
            typography: 'subtitle1',
            fontWeight: 600,
            color: 'text.primary',
            overflowWrap: 'anywhere',
          }}
        >
          {field.title}
        </FormLabel>
        {required ? null : (
          <Typography variant="body2" color="textSecondary">
            {translate('accountFields.optional')}
          </Typography>
        )}
      </Box>
      <TextField
        id={inputId}
        select={isSelect(field)}
        value={isOffered ? answer : ''}
        onChange={({ target }) =>
          dispatch({ type: 'fieldTyped', id: field.id, answer: target.value })
        }
        onFocus={() => setLeft(false)}
        onBlur={() => setLeft(true)}
        error={error !== undefined}
        helperText={error}
        fullWidth
        slotProps={{
          htmlInput: {
            'aria-required': required,
            'aria-labelledby': titleId,
            autoComplete: 'off',
            maxLength: FIELD_VALUE_MAX_LENGTH,
          },
          select: {
            displayEmpty: true,
            SelectDisplayProps: {
              'aria-labelledby': `${titleId} ${inputId}`,
              'aria-required': required,
              'aria-invalid': error !== undefined,
            },
          },
        }}
      >
        {isSelect(field)
          ? ['', ...field.values].map((value) => (
              <MenuItem key={value} value={value} disabled={value === '' && required}>
                {value === '' ? (
                  <Box component="span" sx={{ color: 'text.secondary' }}>
                    {translate(required ? 'accountFields.choose' : 'accountFields.none')}
                  </Box>
                ) : (
                  value
                )}
              </MenuItem>
            ))
          : null}
      </TextField>
    </Box>
  );
}

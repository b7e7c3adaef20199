import { Box, Checkbox, FormControlLabel, FormGroup } from '@mui/material';
import { useInput, useTranslate } from 'react-admin';
import type { PaymentType } from '../../../contract/core/paymentTypes.ts';
import { fieldTitle, valueState } from '../../admin/inputs/FieldFrame.tsx';
import { shownError } from '../../admin/inputs/shownError.tsx';
import { allowedAmong } from './allowedAmong.ts';

/** How bookers may pay for a vehicle: boxes for the ways that the channel allows. */
export function PaymentTypesInput() {
  const translate = useTranslate();
  const input = useInput<PaymentType[]>({
    source: 'paymentTypes',
    validate: (types: PaymentType[] | null) =>
      allowedAmong(types ?? []).length > 0 ? undefined : 'fleets.paymentMissing',
  });
  const { field, id } = input;
  const chosen: PaymentType[] = field.value ?? [];
  const error = shownError(input);
  const { 'aria-describedby': described } = valueState(id, error !== undefined, error);
  return (
    <Box
      component="fieldset"
      className={`field ${error ? 'field-wrong' : ''}`}
      aria-describedby={described}
      data-problem={error !== undefined || undefined}
      sx={{ border: 0, p: 0, '& > legend': { p: 0 } }}
    >
      <legend className="field-label">
        {fieldTitle(translate('resources.fleet-offers.fields.paymentTypes'), true)}
      </legend>
      <FormGroup row>
        {allowedAmong().map((type, at) => (
          <FormControlLabel
            key={type}
            sx={{ minHeight: 44 }}
            label={translate(`resources.choices.${type}`)}
            control={
              <Checkbox
                checked={chosen.includes(type)}
                onChange={({ target }) => {
                  const others = chosen.filter((one) => one !== type);
                  field.onChange(target.checked ? [...others, type] : others);
                }}
                onBlur={field.onBlur}
                slotProps={{ input: at === 0 ? { ref: field.ref } : {} }}
              />
            }
          />
        ))}
      </FormGroup>
      {error && (
        <p id={described} className="field-help">
          {error}
        </p>
      )}
    </Box>
  );
}

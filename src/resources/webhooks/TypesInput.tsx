import { Box, Checkbox, FormControlLabel, FormGroup } from '@mui/material';
import { useId } from 'react';
import { useInput, useTranslate } from 'react-admin';
import { WEBHOOK_TYPES, type WebhookType } from '../../../contract/webhooks/events.ts';
import { useWebhookTexts } from './useWebhooks.ts';

/** Which events a webhook sends: boxes with what happened, and the names that programs know. */
export function TypesInput() {
  const translate = useTranslate();
  const { data: texts } = useWebhookTexts();
  const helpId = useId();
  const { field } = useInput<WebhookType[]>({ source: 'types' });
  const chosen: WebhookType[] = field.value ?? [];
  return (
    <Box
      component="fieldset"
      className="field"
      aria-describedby={helpId}
      sx={{ border: 0, p: 0, '& > legend': { p: 0 } }}
    >
      <legend className="field-label">
        {translate('resources.webhook-endpoints.fields.types')}
      </legend>
      <p id={helpId} className="field-help">
        {texts?.noneChosen}
      </p>
      <FormGroup>
        {WEBHOOK_TYPES.map((type, at) => (
          <FormControlLabel
            key={type}
            sx={{ minHeight: { xs: 44, sm: 36 } }}
            label={
              <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'baseline' }}>
                {texts?.types[type]}
                <Box component="code" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
                  {type}
                </Box>
              </Box>
            }
            control={
              <Checkbox
                size="small"
                checked={chosen.includes(type)}
                onChange={({ target }) =>
                  field.onChange(
                    WEBHOOK_TYPES.filter((one) =>
                      one === type ? target.checked : chosen.includes(one),
                    ),
                  )
                }
                onBlur={field.onBlur}
                slotProps={{ input: at === 0 ? { ref: field.ref } : {} }}
              />
            }
          />
        ))}
      </FormGroup>
    </Box>
  );
}

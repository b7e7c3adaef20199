import { Box, FormHelperText, Typography } from '@mui/material';
import { useInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { travelRestrictions } from '../../../contract/resources/travelRestrictions.ts';
import type { Rule } from '../../../contract/policy/rules.ts';
import { shownError } from '../../admin/inputs/shownError.tsx';
import { fieldValidator } from '../../admin/inputs/useFieldProps.ts';
import { RuleBuilder } from './RuleBuilder.tsx';

const NO_GROUPS: string[] = [];

/** The rules of a travel restriction, in its form. */
export function RulesInput() {
  const translate = useTranslate();
  const corporationId: unknown = useWatch({ name: 'corporationId' });
  const appliesToGuests: unknown = useWatch({ name: 'appliesToGuests' });
  const groupIds: string[] = useWatch({ name: 'groupIds' }) || NO_GROUPS;
  const input = useInput({
    source: 'rules',
    validate: fieldValidator(travelRestrictions.fields.rules),
  });
  const { field } = input;
  const label = translate('resources.travel-restrictions.fields.rules');
  const error = shownError(input);
  const rules: readonly Rule[] = field.value ?? [];
  const props = { rules, onChange: (next: Rule[]) => field.onChange(next) };
  return (
    <Box sx={{ mt: 2 }}>
      <Typography variant="subtitle1" component="h3" sx={{ fontWeight: 600, mb: 1.5 }}>
        {label}
      </Typography>
      {error && (
        <FormHelperText error sx={{ mb: 1.5 }}>
          {label}: {error}
        </FormHelperText>
      )}
      <RuleBuilder
        {...props}
        corporationId={corporationId}
        groupIds={groupIds}
        appliesToGuests={appliesToGuests === true}
      />
    </Box>
  );
}

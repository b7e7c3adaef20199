import { Box, FormHelperText } from '@mui/material';
import { useInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { travelRestrictions } from '../../../contract/resources/travelRestrictions.ts';
import type { Rule } from '../../../contract/policy/rules.ts';
import { shownError } from '../declared/inputs/shownError.tsx';
import { fieldValidator } from '../declared/inputs/useFieldProps.ts';
import { PeriodLimits, TripLimits } from './Limits.tsx';
import { Places } from './Places.tsx';
import { RuleSentences } from './RuleSentences.tsx';
import { Section } from './Section.tsx';
import { Trial } from './Trial.tsx';
import { Weekdays } from './Weekdays.tsx';

const NO_GROUPS: string[] = [];

/** The rules of a travel restriction, a section for each kind, and all of them as sentences. */
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
  const error = shownError(input);
  const rules: readonly Rule[] = field.value ?? [];
  const props = { rules, onChange: (next: Rule[]) => field.onChange(next) };
  return (
    <Box>
      {error && (
        <FormHelperText error sx={{ mt: 2 }}>
          {translate('resources.travel-restrictions.fields.rules')}: {error}
        </FormHelperText>
      )}
      <Section
        title={translate('restrictions.limits.title')}
        hint={translate('restrictions.limits.hint')}
      >
        <PeriodLimits {...props} />
      </Section>
      <Section
        title={translate('restrictions.trip.title')}
        hint={translate('restrictions.trip.hint')}
      >
        <TripLimits {...props} />
      </Section>
      <Section
        title={translate('restrictions.days.title')}
        hint={translate('restrictions.days.hint')}
      >
        <Weekdays {...props} />
      </Section>
      <Section
        title={translate('restrictions.places.title')}
        hint={translate('restrictions.places.hint')}
      >
        <Places {...props} corporationId={corporationId} />
      </Section>
      <Section title={translate('restrictions.summary')}>
        <RuleSentences rules={rules} />
        <Trial
          rules={rules}
          corporationId={corporationId}
          groupIds={groupIds}
          appliesToGuests={appliesToGuests === true}
        />
      </Section>
    </Box>
  );
}

import { Box, Link, Typography } from '@mui/material';
import { LinkBase, useInput, useRecordContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { travelRestrictions } from '../../../contract/resources/travelRestrictions.ts';
import type { Rule } from '../../../contract/policy/rules.ts';
import { fieldValidator } from '../declared/inputs/useFieldProps.ts';
import { PeriodLimits, TripLimits } from './Limits.tsx';
import { Places } from './Places.tsx';
import { RuleSentences } from './RuleSentences.tsx';
import { Section } from './Section.tsx';
import { Trial } from './Trial.tsx';
import { useGroupsOf } from './useGroupsOf.ts';
import { Weekdays } from './Weekdays.tsx';

/** The rules of a travel restriction, each kind in its section, and how they read in the end. */
export function RulesInput() {
  const translate = useTranslate();
  const corporationId: unknown = useWatch({ name: 'corporationId' });
  const appliesToGuests: unknown = useWatch({ name: 'appliesToGuests' });
  const restriction = useRecordContext();
  const groups = useGroupsOf(restriction ? String(restriction.id) : null);
  const { field } = useInput({
    source: 'rules',
    validate: fieldValidator(travelRestrictions.fields.rules),
  });
  const rules: readonly Rule[] = field.value ?? [];
  const props = { rules, onChange: (next: Rule[]) => field.onChange(next) };
  return (
    <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
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
        {restriction && (
          <Typography variant="body2" color="text.secondary">
            {groups.length > 0
              ? translate('restrictions.groups', {
                  groups: groups.map(({ name }) => name).join(', '),
                })
              : translate('restrictions.noGroups')}{' '}
            <Link component={LinkBase} to="/employees?tab=groups">
              {translate('restrictions.toGroups')}
            </Link>
          </Typography>
        )}
        <Trial
          rules={rules}
          corporationId={corporationId}
          groups={groups}
          appliesToGuests={appliesToGuests === true}
        />
      </Section>
    </Box>
  );
}

import ExpandIcon from '@mui/icons-material/ExpandMoreRounded';
import ResetIcon from '@mui/icons-material/RestartAltRounded';
import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Alert,
  Box,
  Button,
  Skeleton,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useGetOne, useTranslate } from 'react-admin';
import { useController, useFormState } from 'react-hook-form';
import type { Rule } from '../../../contract/policy/rules.ts';
import { type EmployeeGroup, employeeGroups } from '../../../contract/resources/employeeGroups.ts';
import {
  type TravelRestriction,
  travelRestrictions,
} from '../../../contract/resources/travelRestrictions.ts';
import { ReferenceSelect } from '../declared/inputs/ReferenceSelect.tsx';
import { fieldValidator } from '../declared/inputs/useFieldProps.ts';
import { PeriodLimits, TripLimits } from '../travelRestrictions/Limits.tsx';
import { Places } from '../travelRestrictions/Places.tsx';
import { RuleSentences } from '../travelRestrictions/RuleSentences.tsx';
import type { RulesProps } from '../travelRestrictions/rulesProps.ts';
import { Section } from '../travelRestrictions/Section.tsx';
import { Trial } from '../travelRestrictions/Trial.tsx';
import { useGroupsOf } from '../travelRestrictions/useGroupsOf.ts';
import { Weekdays } from '../travelRestrictions/Weekdays.tsx';
import type { EditedRules, GroupDraft } from './groupDraft.ts';

const NO_RULES: readonly Rule[] = [];
const checkRules = fieldValidator(travelRestrictions.fields.rules);
const validRules = (edited: EditedRules | null) =>
  edited === null || checkRules(edited.rules) === undefined;

/** As a ref: the reason of a refusal would be far above the buttons. */
const showInView = (element: HTMLElement | null): void =>
  element?.scrollIntoView({ block: 'center' });

const isOtherKind = ({ type }: Rule) =>
  type === 'distance' || type === 'time' || type === 'location';

/** The kinds of rule that few groups have; unfolded if there are any. */
function OtherRules({ corporationId, ...props }: RulesProps & { corporationId: string }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(() => props.rules.some(isOtherKind));
  return (
    <Accordion
      variant="outlined"
      disableGutters
      expanded={isOpen}
      onChange={(_event, next) => setOpen(next)}
      sx={{ mt: 3 }}
    >
      <AccordionSummary expandIcon={<ExpandIcon />}>
        <Typography variant="body1" component="span" sx={{ fontWeight: 600 }}>
          {translate('groups.rules.other')}
        </Typography>
      </AccordionSummary>
      <AccordionDetails sx={{ display: 'grid', gap: 1.5 }}>
        <TripLimits {...props} />
        <Typography variant="body2" color="text.secondary">
          {translate('restrictions.places.hint')}
        </Typography>
        <Places {...props} corporationId={corporationId} />
      </AccordionDetails>
    </Accordion>
  );
}

/** Which other groups have these rules, and whether anybody does. */
function WhoseRules({
  group,
  restriction,
}: {
  group: EmployeeGroup;
  restriction: TravelRestriction;
}) {
  const translate = useTranslate();
  const others = useGroupsOf(restriction.id).filter(({ id }) => id !== group.id);
  return (
    <>
      {others.length > 0 && (
        <Alert severity="info">
          {translate('groups.rules.shared', {
            smart_count: others.length,
            groups: others.map(({ name }) => name).join(', '),
          })}
        </Alert>
      )}
      {restriction.status === 'inactive' && (
        <Alert severity="warning">
          {translate('groups.rules.inactive', { name: restriction.name })}
        </Alert>
      )}
    </>
  );
}

interface EditorProps {
  group: EmployeeGroup;
  /** Null: the group has no rules yet. */
  restriction: TravelRestriction | null;
}

function RulesEditor({ group, restriction }: EditorProps) {
  const translate = useTranslate();
  const { field, fieldState } = useController<GroupDraft, 'edited'>({
    name: 'edited',
    rules: { validate: validRules },
  });
  const refusal = fieldState.error?.message;
  const { errors } = useFormState();
  const isOnlyError = Object.keys(errors).length === 1;
  const edited = field.value;
  const base = edited?.base ?? restriction?.rules ?? NO_RULES;
  const rules = edited?.rules ?? base;
  const isReset = edited?.isReset ?? false;
  const props: RulesProps = {
    rules,
    onChange: (next) => field.onChange({ base, rules: next, isReset }),
  };
  return (
    <>
      {restriction && <WhoseRules group={group} restriction={restriction} />}
      {refusal && (
        <Alert severity="error" ref={isOnlyError ? showInView : undefined}>
          {refusal}
        </Alert>
      )}
      <Section
        title={translate('restrictions.days.title')}
        hint={translate('restrictions.days.hint')}
      >
        <Weekdays {...props} />
      </Section>
      <Section title={translate('restrictions.limits.title')} hint={translate('groups.rules.zero')}>
        <PeriodLimits {...props} zeroIsNone />
      </Section>
      <OtherRules {...props} corporationId={group.corporationId} />
      <Section title={translate('restrictions.summary')}>
        <RuleSentences rules={rules} />
        {isReset && <Alert severity="info">{translate('groups.rules.willReset')}</Alert>}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            variant="outlined"
            startIcon={<ResetIcon />}
            onClick={() => field.onChange({ base, rules: [], isReset: true })}
          >
            {translate('groups.rules.reset')}
          </Button>
          {edited && (
            <Button onClick={() => field.onChange(null)}>{translate('groups.rules.undo')}</Button>
          )}
        </Box>
        <Trial
          rules={rules}
          corporationId={group.corporationId}
          groupIds={[group.id]}
          appliesToGuests={restriction?.appliesToGuests ?? false}
        />
      </Section>
    </>
  );
}

/** The rules for a group's trips: its travel restriction, seen from the group. */
export function GroupRules({ group }: { group: EmployeeGroup }) {
  const translate = useTranslate();
  const { field } = useController<GroupDraft, 'restrictionId'>({ name: 'restrictionId' });
  const edited = useController<GroupDraft, 'edited'>({ name: 'edited' }).field.value;
  const restrictionId = field.value || null;
  const { data, error } = useGetOne<TravelRestriction>(
    travelRestrictions.name,
    { id: restrictionId ?? '' },
    { enabled: restrictionId !== null, retry: false },
  );
  const restriction = restrictionId === null ? null : data?.id === restrictionId ? data : undefined;
  return (
    <>
      <ReferenceSelect
        source="restrictionId"
        to={travelRestrictions.name}
        label={`resources.${employeeGroups.name}.fields.restrictionId`}
        placeholder={translate('groups.rules.own')}
        filter={{ corporationId: group.corporationId }}
        // Choosing other rules would replace the ones being edited.
        readOnly={edited !== null}
        helperText={edited ? translate('groups.rules.saveFirst') : false}
      />
      {restriction !== undefined ? (
        <RulesEditor key={restrictionId} group={group} restriction={restriction} />
      ) : error ? (
        <Alert severity="error">{translate('groups.rules.unavailable')}</Alert>
      ) : (
        <Skeleton height={200} sx={{ transform: 'none' }} />
      )}
    </>
  );
}

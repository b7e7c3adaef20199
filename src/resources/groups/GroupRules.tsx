import { Alert, Skeleton } from '@mui/material';
import { useMemo } from 'react';
import { useGetOne, useTranslate } from 'react-admin';
import { useController, useFormState } from 'react-hook-form';
import type { Rule } from '../../../contract/policy/rules.ts';
import { type EmployeeGroup, employeeGroups } from '../../../contract/resources/employeeGroups.ts';
import {
  type TravelRestriction,
  travelRestrictions,
} from '../../../contract/resources/travelRestrictions.ts';
import { ReferenceSelect } from '../declared/inputs/ReferenceSelect.tsx';
import { fieldValidator } from '../../admin/inputs/useFieldProps.ts';
import { RuleBuilder } from '../travelRestrictions/RuleBuilder.tsx';
import { useGroupsOf } from '../travelRestrictions/useGroupsOf.ts';
import type { EditedRules, GroupDraft } from './groupDraft.ts';

const NO_RULES: readonly Rule[] = [];
const checkRules = fieldValidator(travelRestrictions.fields.rules);
const validRules = (edited: EditedRules | null) =>
  edited === null || checkRules(edited.rules) === undefined;

/** As a ref: the reason of a refusal would be far above the buttons. */
const showInView = (element: HTMLElement | null): void =>
  element?.scrollIntoView({ block: 'center' });

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
  const groupIds = useMemo(() => [group.id], [group.id]);
  return (
    <>
      {restriction && <WhoseRules group={group} restriction={restriction} />}
      {refusal && (
        <Alert severity="error" ref={isOnlyError ? showInView : undefined}>
          {refusal}
        </Alert>
      )}
      <RuleBuilder
        rules={rules}
        onChange={(next) => field.onChange({ base, rules: next, isReset })}
        corporationId={group.corporationId}
        groupIds={groupIds}
        appliesToGuests={restriction?.appliesToGuests ?? false}
        actions={[
          {
            label: translate('groups.rules.reset'),
            isOffered: rules.length > 0,
            onClick: () => field.onChange({ base, rules: [], isReset: true }),
          },
          {
            label: translate('groups.rules.undo'),
            isOffered: edited !== null,
            onClick: () => field.onChange(null),
          },
        ]}
      />
      {isReset && <Alert severity="info">{translate('groups.rules.willReset')}</Alert>}
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

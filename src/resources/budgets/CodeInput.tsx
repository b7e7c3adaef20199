import { useInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Budget } from '../../../contract/resources/budgets.ts';
import { FieldFrame, fieldParts, labelId } from '../../admin/inputs/FieldFrame.tsx';
import { SelectButton } from '../../admin/inputs/SelectButton.tsx';
import { useFilterOptions } from '../trips/view/tripViewCalls.ts';
import { codeText } from './codeText.ts';

type Code = Budget['code'];

/** The code that a budget is for, among those that trips of the account have; one for a group has none. */
export function CodeInput() {
  const translate = useTranslate();
  const account: unknown = useWatch({ name: 'corporationId' });
  const group: unknown = useWatch({ name: 'groupId' });
  const accountId = typeof account === 'string' && account !== '' ? account : null;
  const { data } = useFilterOptions(accountId, accountId !== null && !group);
  const {
    field: { ref, name, value: held, onChange, onBlur },
    fieldState,
    id,
  } = useInput<Code>({ source: 'code' });
  // A form holds an empty value as ''.
  const chosen: Code = held || null;
  const known = (data?.accountFields ?? []).flatMap(({ title, values }) =>
    values.map((value) => ({ field: title, value })),
  );
  const text = chosen ? codeText(chosen) : '';
  if (group || (known.length === 0 && !chosen)) return null;
  const all = new Map([...(chosen ? [chosen] : []), ...known].map((one) => [codeText(one), one]));
  const parts = fieldParts(id, translate('resources.budgets.fields.code'), fieldState);
  return (
    <FieldFrame {...parts.frame}>
      <SelectButton
        {...parts.state}
        labelId={labelId(parts.state.id)}
        ref={ref}
        name={name}
        value={text}
        shown={text}
        options={() => [
          { value: '', text: '\u2003', label: translate('ra.action.clear_input_value') },
          ...[...all.keys()].map((one) => ({ value: one, text: one })),
        ]}
        onChange={(value) => onChange(all.get(value) ?? null)}
        onBlur={onBlur}
      />
    </FieldFrame>
  );
}

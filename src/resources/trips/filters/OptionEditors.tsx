import { Autocomplete, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import {
  formatAccountField,
  parseAccountField,
} from '../../../../contract/booking/accountFieldFilter.ts';
import { useChoiceTexts } from '../../../i18n/useChoiceTexts.ts';
import { EditorForm } from '../../../admin/list/filters/EditorForm.tsx';
import { OptionPicker } from '../../../admin/list/filters/OptionPicker.tsx';
import { useVehicleName } from '../useVehicleName.ts';
import { useFilterOptions } from '../view/tripViewCalls.ts';
import { RetryAlert } from '../../../connection/RetryAlert.tsx';

interface EditorProps<T> {
  label: string;
  /** Account whose values are offered; null for all of them. */
  accountId: string | null;
  value: T;
  onChange: (value: T | undefined) => void;
  onClose: () => void;
}

/** Says that the options could not be read, with a way to try again. */
function OptionsFailed({ options }: { options: ReturnType<typeof useFilterOptions> }) {
  const translate = useTranslate();
  if (!options.error) return null;
  return (
    <RetryAlert severity="warning" onRetry={() => void options.refetch()}>
      {translate('tripList.filters.optionsFailed')}
    </RetryAlert>
  );
}

/** Vehicle classes of the fleets and of recent trips. */
export function VehiclePicker(props: EditorProps<readonly string[]>) {
  const { accountId, label, value, onChange, onClose } = props;
  const vehicleName = useVehicleName();
  const options = useFilterOptions(accountId, true);
  const names = [...new Set([...(options.data?.vehicles ?? []), ...value])];
  return (
    <OptionPicker
      label={label}
      options={names.map((name) => ({ value: name, label: vehicleName(name) }))}
      value={value}
      isLoading={options.isPending}
      onChange={(chosen) => onChange(chosen.length > 0 ? chosen : undefined)}
      onClose={onClose}
      footer={<OptionsFailed options={options} />}
    />
  );
}

/** An account field by which trips are filed, and the wanted value. */
export function AccountFieldEditor(props: EditorProps<string | undefined>) {
  const { accountId, value: given, onChange, onClose } = props;
  const translate = useTranslate();
  const choiceTexts = useChoiceTexts();
  const options = useFilterOptions(accountId, true);
  const fields = options.data?.accountFields ?? [];
  const before = given ? parseAccountField(given) : null;
  const [title, setTitle] = useState(before?.title ?? '');
  const [value, setValue] = useState(before?.value ?? '');
  const [isTried, setTried] = useState(false);
  const valueLabel = translate('tripList.filters.fieldValue');
  const isMissing = isTried && title !== '' && value.trim() === '';
  const titles = [
    ...new Set([...fields.map((one) => one.title), ...(before ? [before.title] : [])]),
  ];
  const apply = (): boolean => {
    setTried(true);
    if (title !== '' && value.trim() === '') return false;
    onChange(title ? formatAccountField({ title, value: value.trim() }) : undefined);
    return true;
  };
  return (
    <EditorForm onApply={apply} onClose={onClose}>
      <OptionsFailed options={options} />
      <Autocomplete
        {...choiceTexts}
        options={titles}
        value={title || null}
        loading={options.isPending}
        onChange={(_event, chosen) => {
          setTitle(chosen ?? '');
          setValue('');
        }}
        renderInput={(params) => (
          <TextField
            {...params}
            margin="none"
            label={translate('tripList.filters.field')}
            placeholder={translate('tripList.filters.any')}
          />
        )}
      />
      <Autocomplete
        {...choiceTexts}
        freeSolo
        disabled={title === ''}
        options={fields.find((one) => one.title === title)?.values ?? []}
        inputValue={value}
        onInputChange={(_event, text) => setValue(text)}
        renderInput={(params) => (
          <TextField
            {...params}
            margin="none"
            label={valueLabel}
            error={isMissing}
            helperText={
              isMissing ? translate('resources.form.missing', { label: valueLabel }) : undefined
            }
          />
        )}
      />
    </EditorForm>
  );
}

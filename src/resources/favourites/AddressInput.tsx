import { FieldTitle, useInput, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { favouriteAddresses } from '../../../contract/resources/favouriteAddresses.ts';
import { AddressPicker, type ChosenAddress } from '../../addressSearch/AddressPicker.tsx';
import { shownError } from '../../admin/inputs/shownError.tsx';
import { fieldValidator } from '../../admin/inputs/useFieldProps.ts';

const LABEL = 'resources.favourite-addresses.fields.fullAddressText';
const { fullAddressText } = favouriteAddresses.fields;

/** The address of a favourite: choosing one sets the text, the point and the kind of place. */
export function AddressInput({ account }: { account: string }) {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const corporationId: unknown = useWatch({ name: account });
  const input = useInput({
    source: 'fullAddressText',
    validate: fieldValidator(fullAddressText, translate(LABEL)),
    isRequired: true,
  });
  const { field, id, isRequired } = input;

  const choose = (chosen: ChosenAddress | null): void => {
    const set = (name: string, value: unknown): void =>
      setValue(name, value, { shouldDirty: true, shouldValidate: true });
    if (chosen) {
      set('latitude', chosen.point.latitude);
      set('longitude', chosen.point.longitude);
      set('locationTypes', chosen.locationTypes);
    }
    set('fullAddressText', chosen?.address ?? null);
  };

  return (
    <AddressPicker
      id={id}
      label={<FieldTitle label={LABEL} isRequired={isRequired} />}
      value={String(field.value ?? '')}
      corporationId={corporationId}
      onChoose={choose}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={shownError(input)}
      sx={{ gridColumn: '1 / -1', mt: 1 }}
    />
  );
}

import { TextField } from '@mui/material';
import { getCountries } from 'libphonenumber-js/min';
import { useState } from 'react';
import { useLocale, useNotify, useTranslate } from 'react-admin';
import { reachesAllAccounts } from '../../../contract/core/roles.ts';
import { type Billing, MAX_PAYMENT_DAYS } from '../../../contract/invoices/billing.ts';
import { fillIn } from '../../../contract/messages/fillIn.ts';
import { FormDialog } from '../../admin/dialogs/FormDialog.tsx';
import { useActor } from '../../authProvider/useGrant.ts';
import { saveAccountBilling } from '../../dataProvider/billingCalls.ts';
import { problemOf } from '../../dataProvider/failedCalls.ts';
import { useKept } from '../../drafts/useKept.ts';
import { Failed } from '../../failures/Failed.tsx';
import type { BillingTexts } from '../../i18n/billingTexts.ts';
import { useDocumentTitle } from '../../shell/useDocumentTitle.ts';
import { readBilling, type TypedBilling, typedOf } from './typedBilling.ts';

/** The longest texts that are stored. */
const LENGTHS = { legalName: 255, address: 500, taxNumber: 40, purchaseOrder: 60 };

interface BillingFormProps {
  account: { id: string; name: string };
  stored: Billing;
  texts: BillingTexts;
  onSaved: () => void;
  onClose: () => void;
}

const isTyped = (value: unknown): value is TypedBilling =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string');

/** The form of an account's billing details. Only a fleet manager changes how soon it pays. */
export function BillingForm({ account, stored, texts, onSaved, onClose }: BillingFormProps) {
  const translate = useTranslate();
  const language = useLocale();
  const notify = useNotify();
  const title = translate('accounts.billing');
  useDocumentTitle(title, 'dialog');
  const agreesTerm = reachesAllAccounts(useActor().role);
  const [typed, setTyped] = useKept<TypedBilling>(
    `billing.${account.id}`,
    () => typedOf(stored),
    isTyped,
  );
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const { billing, wrong } = readBilling(typed);
  const refused = problemOf(failure)?.errors ?? {};

  async function save(): Promise<void> {
    setTried(true);
    if (wrong.size > 0) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await saveAccountBilling(account.id, billing);
      const said = fillIn(texts.saved, { account: account.name });
      notify(said, { type: 'success', messageArgs: { _: said } });
      onSaved();
      onClose();
    } catch (error) {
      setFailure(error);
      setBusy(false);
    }
  }

  const field = (name: keyof Billing, hint?: string, whenWrong?: string) => {
    const error = isTried && wrong.has(name) ? whenWrong : refused[name]?.message;
    return {
      name,
      label: texts[name],
      value: typed[name],
      error: error !== undefined,
      helperText: error ?? hint,
      fullWidth: true,
      onChange: ({ target }: { target: { value: string } }) =>
        setTyped({ ...typed, [name]: target.value }),
    };
  };
  const text = (name: keyof typeof LENGTHS, hint?: string) => ({
    ...field(name, hint),
    slotProps: { htmlInput: { maxLength: LENGTHS[name] } },
  });
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const countries = getCountries()
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .toSorted((one, other) => one.name.localeCompare(other.name, language));
  const daysWrong = fillIn(texts.paymentDaysWrong, { max: MAX_PAYMENT_DAYS });
  return (
    <FormDialog
      title={title}
      text={fillIn(texts.text, { account: account.name })}
      width={520}
      submitLabel={translate('ra.action.save')}
      failure={
        failure !== undefined && (
          <Failed error={failure} otherwise="common.failure.title" title={texts.notSaved} />
        )
      }
      isBusy={isBusy}
      isTyped={JSON.stringify(typed) !== JSON.stringify(typedOf(stored))}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <TextField {...text('legalName', texts.legalNameHint)} placeholder={account.name} />
      <TextField {...text('address')} multiline minRows={2} maxRows={6} />
      <TextField
        {...field('country')}
        select
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        <option value="">{texts.noCountry}</option>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </TextField>
      <TextField {...text('taxNumber')} />
      <TextField {...text('purchaseOrder')} />
      <TextField {...field('emails', texts.emailsHint, texts.emailsWrong)} />
      {agreesTerm && (
        <TextField
          {...field('paymentDays', texts.paymentDaysHint, daysWrong)}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
      )}
    </FormDialog>
  );
}

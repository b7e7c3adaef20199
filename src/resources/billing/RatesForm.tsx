import DeleteIcon from '@mui/icons-material/DeleteOutlineOutlined';
import { Box, Button, IconButton, TextField } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { v4 as uuid } from 'uuid';
import { NO_DAY } from '../../../contract/booking/dayRange.ts';
import { numberFormat } from '../../../contract/core/keptFormats.ts';
import { MAX_TAX_RATES, type TaxRate } from '../../../contract/invoices/billing.ts';
import { fillIn } from '../../../contract/messages/fillIn.ts';
import { FormDialog } from '../../admin/dialogs/FormDialog.tsx';
import { typedNumber } from '../../admin/inputs/typedNumber.ts';
import { saveTaxRates } from '../../dataProvider/billingCalls.ts';
import { DayInput } from '../../dates/DayInput.tsx';
import { PickerTexts } from '../../dates/PickerTexts.tsx';
import { useKept } from '../../drafts/useKept.ts';
import { Failed } from '../../failures/Failed.tsx';
import type { BillingTexts } from '../../i18n/billingTexts.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useDocumentTitle } from '../../shell/useDocumentTitle.ts';

/** A rate while it is typed. */
interface TypedRate {
  key: string;
  day: string | null;
  rate: string;
}

const isTyped = (value: unknown): value is TypedRate[] =>
  Array.isArray(value) &&
  value.every(
    (one) =>
      typeof one === 'object' && one !== null && 'key' in one && 'day' in one && 'rate' in one,
  );

interface RatesFormProps {
  fleet: { id: string; companyName: string };
  stored: readonly TaxRate[];
  texts: BillingTexts;
  onClose: () => void;
}

/** The form of a fleet's tax rates, each with the day from which it applies. */
export function RatesForm({ fleet, stored, texts, onClose }: RatesFormProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const { locale } = useFormats();
  const words = texts.rates;
  const title = translate('fleets.taxRates');
  useDocumentTitle(title, 'dialog');
  const format = numberFormat(locale, { useGrouping: false, maximumFractionDigits: 3 });
  const [first] = useState<TypedRate[]>(() =>
    stored.map(({ validFrom, rate }) => ({
      key: validFrom,
      day: validFrom,
      rate: rate === null ? '' : format.format(rate),
    })),
  );
  const [typed, setTyped] = useKept<TypedRate[]>(`rates.${fleet.id}`, first, isTyped);
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();

  const rateOf = ({ rate }: TypedRate) => typedNumber(rate, locale);
  const isRateWrong = (one: TypedRate) => {
    const rate = rateOf(one);
    return rate !== null && !(rate >= 0 && rate <= 100);
  };
  const isDayWrong = ({ day }: TypedRate) =>
    day === null || day === NO_DAY || typed.filter((other) => other.day === day).length > 1;
  const change = (at: number, to: Partial<TypedRate>) =>
    setTyped(typed.map((one, place) => (place === at ? { ...one, ...to } : one)));

  async function save(): Promise<void> {
    setTried(true);
    if (typed.some((one) => isRateWrong(one) || isDayWrong(one))) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const rates = typed.map((one) => ({ validFrom: one.day ?? '', rate: rateOf(one) }));
      await saveTaxRates(fleet.id, { rates });
      const said = fillIn(words.saved, { fleet: fleet.companyName });
      notify(said, { type: 'success', messageArgs: { _: said } });
      onClose();
    } catch (error) {
      setFailure(error);
      setBusy(false);
    }
  }
  return (
    <FormDialog
      title={title}
      text={fillIn(words.text, { fleet: fleet.companyName })}
      width={520}
      submitLabel={translate('ra.action.save')}
      failure={
        failure !== undefined && (
          <Failed error={failure} otherwise="common.failure.title" title={words.notSaved} />
        )
      }
      isBusy={isBusy}
      isTyped={JSON.stringify(typed) !== JSON.stringify(first)}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <PickerTexts>
        {typed.map((one, at) => (
          <Box
            key={one.key}
            sx={{
              display: 'grid',
              gridTemplateColumns: '1fr 1fr 44px',
              gap: 1.5,
              alignItems: 'start',
            }}
          >
            <DayInput
              label={words.from}
              value={one.day}
              required
              error={isTried && isDayWrong(one) && words.dayWrong}
              onChange={(day) => change(at, { day })}
            />
            <TextField
              label={words.rate}
              value={one.rate}
              error={isTried && isRateWrong(one)}
              helperText={isTried && isRateWrong(one) ? words.rateWrong : words.rateHint}
              onChange={({ target }) => change(at, { rate: target.value })}
              fullWidth
              slotProps={{ htmlInput: { inputMode: 'decimal' } }}
            />
            <IconButton
              aria-label={fillIn(words.remove, { number: at + 1 })}
              onClick={() => setTyped(typed.filter((_, place) => place !== at))}
              sx={{ mt: 2.75, width: 44, height: 44 }}
            >
              <DeleteIcon fontSize="small" />
            </IconButton>
          </Box>
        ))}
      </PickerTexts>
      {typed.length < MAX_TAX_RATES && (
        <Button
          variant="outlined"
          onClick={() => setTyped([...typed, { key: uuid(), day: null, rate: '' }])}
          sx={{ justifySelf: 'start' }}
        >
          {words.add}
        </Button>
      )}
    </FormDialog>
  );
}

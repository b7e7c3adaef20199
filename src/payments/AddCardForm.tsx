import {
  CardElement,
  type CardElementProps,
  Elements,
  useElements,
  useStripe,
} from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { Alert, Box, Button, FormHelperText, TextField, Typography, useTheme } from '@mui/material';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { HttpError, useNotify, useTranslate } from 'react-admin';
import type { PaymentMethod } from '../../contract/booking/payment.ts';
import { beginCardSetup, storeCard } from '../dataProvider/cardCalls.ts';
import { takeFocus } from '../dialogs/takeFocus.ts';
import { languageOf } from '../../contract/core/languages.ts';
import { currentLanguage } from '../i18n/language.ts';
import { pageConfig } from '../shell/pageConfig.ts';
import { loadCardProcessor } from './cardProcessor.ts';
import { cardRefusal } from './cardRefusal.ts';
import { TOUCH_TARGET } from '../theme/phoneTarget.ts';
import { setCardFieldTexts } from './standIn/cardElement.ts';

const POSTAL_CODE_MAX_LENGTH = 20;
/** The browser's own messages would come before ours. */
const REQUIRED = { required: false, 'aria-required': true };
/** react-stripe-js takes any object with Stripe's methods; the stand-in has those it checks for. */
const processor = () => loadCardProcessor().then((loaded) => loaded as Stripe);

/** Whether there is anything to lose in the form, and whether it can still be cancelled. */
export type CardFormState = 'empty' | 'typed' | 'saving';

export interface AddCardFormProps {
  /** The account that the card is saved for; null until it is chosen in `renderMore`. */
  corporationId: string | null;
  /** Fields below the card's own, such as the account, with their errors once saving was tried. */
  renderMore?: (isTried: boolean) => ReactNode;
  /** Called while the dialog is still busy; the form shows any error it throws. */
  onSaved: (card: PaymentMethod) => void | Promise<void>;
  onCancel: () => void;
  /** Called when something was typed, while the card is being saved, and when the form is gone. */
  onState: (state: CardFormState) => void;
}

interface CardFieldsProps {
  error: string | undefined;
  onChange: CardElementProps['onChange'];
}

/** Number, expiry and security code, which only the processor can read. */
function CardFields({ error, onChange }: CardFieldsProps) {
  const translate = useTranslate();
  const theme = useTheme();
  return (
    <Box>
      <Typography variant="body2" sx={{ fontWeight: 500, mb: 0.75 }}>
        {translate('payments.card.details')}
      </Typography>
      <Box
        sx={{
          border: 1,
          borderColor: error ? 'error.main' : 'divider',
          borderRadius: 1,
          p: 1.25,
          '& .card-field': {
            font: 'inherit',
            color: 'text.primary',
            bgcolor: 'transparent',
            border: 0,
            minHeight: { xs: TOUCH_TARGET, sm: 32 },
            width: { xs: '100%', sm: '50%' },
            '&:first-of-type': { width: '100%' },
          },
          '&:focus-within': { outline: `2px solid ${theme.palette.primary.main}` },
        }}
      >
        <CardElement
          options={{
            hidePostalCode: true,
            style: { base: { color: theme.palette.text.primary, fontSize: '16px' } },
          }}
          onChange={onChange}
        />
      </Box>
      {error ? <FormHelperText error>{error}</FormHelperText> : null}
    </Box>
  );
}

function Fields(props: AddCardFormProps) {
  const { corporationId, renderMore, onSaved, onCancel, onState } = props;
  const translate = useTranslate();
  const notify = useNotify();
  const stripe = useStripe();
  const elements = useElements();
  const [name, setName] = useState('');
  const [postalCode, setPostalCode] = useState('');
  const [isComplete, setComplete] = useState(false);
  const [hasCard, setHasCard] = useState(false);
  /** The processor's message about the card's fields while they are typed into. */
  const [typingError, setTypingError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  /** Saving was tried, so missing values are shown. */
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const isTyped = name !== '' || postalCode !== '' || hasCard;
  const state: CardFormState = isBusy ? 'saving' : isTyped ? 'typed' : 'empty';
  useEffect(() => {
    onState(state);
    return () => onState('empty');
  }, [state, onState]);
  const required = (typed: string) =>
    isTried && typed.trim() === '' ? translate('validation.required') : undefined;
  const nameError = required(name);
  const postalCodeError = required(postalCode);
  const cardError =
    typingError ?? (isTried && !isComplete ? translate('payments.card.incomplete') : undefined);

  /** @returns why the processor refused it; null when the card is saved */
  async function save(accountId: string): Promise<string | null> {
    const card = elements?.getElement(CardElement);
    if (!stripe || !card) return translate('payments.card.failed');
    const { clientSecret } = await beginCardSetup(accountId);
    const { setupIntent, error: refused } = await stripe.confirmCardSetup(clientSecret, {
      payment_method: {
        card,
        billing_details: { name: name.trim(), address: { postal_code: postalCode.trim() } },
      },
    });
    const method = setupIntent?.payment_method;
    if (refused) {
      const why = cardRefusal(refused);
      if (why) return translate(`payments.card.refused.${why}`);
      return refused.message ?? translate('payments.card.failed');
    }
    if (!method) return translate('payments.card.failed');
    const paymentMethodId = typeof method === 'string' ? method : method.id;
    await onSaved(
      await storeCard({ corporationId: accountId, paymentMethodId, cardName: name.trim() }),
    );
    return null;
  }
  function focusFirstGap(): void {
    if (name.trim() !== '' && !isComplete) elements?.getElement(CardElement)?.focus();
    else
      requestAnimationFrame(() =>
        form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
      );
  }
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    // React passes the event on to the form that opened the dialog, which would send a booking.
    event.stopPropagation();
    if (isBusy) return;
    setTried(true);
    const isFilled = name.trim() !== '' && postalCode.trim() !== '' && isComplete;
    if (!isFilled || corporationId === null) {
      focusFirstGap();
      return;
    }
    setBusy(true);
    setError(null);
    let failure: string | null;
    try {
      failure = await save(corporationId);
    } catch (thrown) {
      // Without an answer, nothing is wrong with the card.
      const told = thrown instanceof HttpError ? thrown.message : 'payments.card.failed';
      failure = translate(told, { _: told });
    }
    setError(failure);
    if (failure !== null) notify('payments.card.notSaved', { type: 'error' });
    setBusy(false);
  }

  return (
    <Box
      component="form"
      noValidate
      ref={form}
      onSubmit={(event) => void submit(event)}
      sx={{ display: 'flex', flexDirection: 'column', gap: 1.5 }}
    >
      {pageConfig().stripePublishableKey === null ? (
        <Alert severity="info">{translate('payments.card.standIn')}</Alert>
      ) : null}
      <TextField
        label={translate('payments.card.name')}
        value={name}
        onChange={({ target }) => setName(target.value)}
        autoComplete="cc-name"
        inputRef={takeFocus}
        required
        error={nameError !== undefined}
        helperText={nameError}
        fullWidth
        slotProps={{ htmlInput: REQUIRED }}
      />
      <CardFields
        error={cardError}
        onChange={({ complete, empty, error: wrong }) => {
          setComplete(complete);
          setHasCard(!empty);
          setTypingError(wrong?.message);
        }}
      />
      <TextField
        label={translate('payments.card.postalCode')}
        value={postalCode}
        onChange={({ target }) => setPostalCode(target.value)}
        autoComplete="postal-code"
        required
        error={postalCodeError !== undefined}
        helperText={postalCodeError}
        fullWidth
        slotProps={{ htmlInput: { ...REQUIRED, maxLength: POSTAL_CODE_MAX_LENGTH } }}
      />
      {renderMore?.(isTried)}
      {error ? <Alert severity="error">{error}</Alert> : null}
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
        <Button variant="outlined" onClick={onCancel} disabled={isBusy}>
          {translate('ra.action.cancel')}
        </Button>
        <Button type="submit" variant="contained" loading={isBusy}>
          {translate('payments.card.save')}
        </Button>
      </Box>
    </Box>
  );
}

/** Saves a card for an account: sets it up with the processor, then has the server store it. */
export default function AddCardForm(props: AddCardFormProps) {
  const translate = useTranslate();
  const [loading] = useState(() => {
    setCardFieldTexts({
      number: translate('payments.card.number'),
      expiry: translate('payments.card.expiry'),
      cvc: translate('payments.card.cvc'),
    });
    return processor();
  });
  return (
    <Elements stripe={loading} options={{ locale: languageOf(currentLanguage()) }}>
      <Fields {...props} />
    </Elements>
  );
}

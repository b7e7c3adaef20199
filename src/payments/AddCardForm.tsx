import { CardElement, Elements, useElements } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { Alert, Box, Button, TextField } from '@mui/material';
import { useEffect, useState, type FormEvent, type ReactNode } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { PaymentMethod } from '../../contract/resources/paymentMethods.ts';
import { Failed } from '../failures/Failed.tsx';
import { SubmitButton } from '../admin/dialogs/SubmitButton.tsx';
import { takeFocus } from '../admin/dialogs/takeFocus.ts';
import { isText, useKept } from '../drafts/useKept.ts';
import { languageOf } from '../../contract/core/languages.ts';
import { currentLanguage } from '../i18n/language.ts';
import { LoadFailed } from '../loading/LoadFailed.tsx';
import { pageConfig } from '../shell/pageConfig.ts';
import { loadCardProcessor } from './cardProcessor.ts';
import { CardFields } from './CardFields.tsx';
import { setCardFieldTexts } from './standIn/cardElement.ts';
import { useCardSave } from './useCardSave.ts';

const POSTAL_CODE_MAX_LENGTH = 20;
/** The browser's own messages would come before ours. */
const REQUIRED = { required: false, 'aria-required': true };

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

function Fields(props: AddCardFormProps) {
  const { corporationId, renderMore, onSaved, onCancel, onState } = props;
  const translate = useTranslate();
  const notify = useNotify();
  const elements = useElements();
  const save = useCardSave(onSaved);
  const [name, setName] = useKept('card.name', '', isText);
  const [postalCode, setPostalCode] = useKept('card.postalCode', '', isText);
  const [isComplete, setComplete] = useState(false);
  const [hasCard, setHasCard] = useState(false);
  /** The processor's message about the card's fields while they are typed into. */
  const [typingError, setTypingError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ReactNode>(null);
  /** Saving was tried, so missing values are shown. */
  const [isTried, setTried] = useState(false);
  const isTyped = name !== '' || postalCode !== '' || hasCard;
  const state: CardFormState = isBusy ? 'saving' : isTyped ? 'typed' : 'empty';
  useEffect(() => {
    onState(state);
    return () => onState('empty');
  }, [state, onState]);
  const missing = (typed: string, label: string) =>
    isTried && typed.trim() === '' ? translate('resources.form.missing', { label }) : undefined;
  const nameLabel = translate('payments.card.name');
  const nameError = missing(name, nameLabel);
  const postalCodeLabel = translate('payments.card.postalCode');
  const postalCodeError = missing(postalCode, postalCodeLabel);
  const cardError =
    typingError ?? (isTried && !isComplete ? translate('payments.card.incomplete') : undefined);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    // React passes the event on to the form that opened the dialog, which would send a booking.
    event.stopPropagation();
    if (isBusy) return;
    setTried(true);
    const isFilled = name.trim() !== '' && postalCode.trim() !== '' && isComplete;
    if (!isFilled || corporationId === null) return;
    setBusy(true);
    setError(null);
    let failure: ReactNode;
    try {
      failure = await save(corporationId, { name: name.trim(), postalCode: postalCode.trim() });
    } catch (thrown) {
      // Without an answer, nothing is wrong with the card.
      failure = <Failed error={thrown} otherwise="payments.card.failed" />;
    }
    setError(failure);
    if (failure !== null) notify('payments.card.notSaved', { type: 'error' });
    setBusy(false);
  }

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void submit(event)}
      sx={{ display: 'flex', flexDirection: 'column', gap: 1.5 }}
    >
      {pageConfig().stripePublishableKey === null ? (
        <Alert severity="info">{translate('payments.card.standIn')}</Alert>
      ) : null}
      <TextField
        label={nameLabel}
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
        onFocus={() => elements?.getElement(CardElement)?.focus()}
        onChange={({ complete, empty, error: wrong }) => {
          setComplete(complete);
          setHasCard(!empty);
          setTypingError(wrong?.message);
        }}
      />
      <TextField
        label={postalCodeLabel}
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
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'flex-end',
          gap: 1.5,
          pt: 1.5,
          pb: 0.5,
        }}
      >
        <Button variant="outlined" onClick={onCancel} disabled={isBusy}>
          {translate('ra.action.cancel')}
        </Button>
        <SubmitButton type="submit" loading={isBusy}>
          {translate('payments.card.save')}
        </SubmitButton>
      </Box>
    </Box>
  );
}

/** Saves a card for an account: sets it up with the processor, then has the server store it. */
export default function AddCardForm(props: AddCardFormProps) {
  const translate = useTranslate();
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  // react-stripe-js takes any object with Stripe's methods; the stand-in has those it checks for. It
  // would not notice a failure.
  const [processor] = useState(() => {
    setCardFieldTexts({
      number: translate('payments.card.number'),
      expiry: translate('payments.card.expiry'),
      cvc: translate('payments.card.cvc'),
    });
    return loadCardProcessor().then(
      (loaded) => loaded as Stripe,
      (error: unknown) => {
        setFailure({ error });
        return null;
      },
    );
  });

  if (failure)
    return (
      <div role="alert">
        {/* It is loaded again when the form is opened again. */}
        <LoadFailed error={failure.error} onRetry={props.onCancel} onClose={props.onCancel} />
      </div>
    );
  return (
    <Elements stripe={processor} options={{ locale: languageOf(currentLanguage()) }}>
      <Fields {...props} />
    </Elements>
  );
}

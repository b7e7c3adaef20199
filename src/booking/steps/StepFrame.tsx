import { Alert, Box, Button, Typography } from '@mui/material';
import { useEffect, useRef, type ReactNode, type SubmitEvent } from 'react';
import { useTranslate } from 'react-admin';
import { stepsOf, type DraftStep } from '../../../contract/booking/draftRules.ts';
import { useDraft, useDraftForm, useProgress, useQuotes } from '../state/BookingContext.ts';
import { useRefusalText } from '../fields/useRefusalText.ts';
import { focusFirstProblem, SubmitButton } from '../../admin/dialogs/SubmitButton.tsx';
import { NEXT_BUTTON, STEP_HEADING } from '../focus.ts';
import { useModKey } from '../../shell/shortcuts/Kbd.tsx';
import { useShortcut } from '../../shell/shortcuts/useShortcut.ts';
import { useIsTouched } from '../../theme/useIsTouched.ts';
import { FormFooter } from './FormFooter.tsx';
import { previousStep } from '../state/wizard.ts';
import { Tip } from '../../admin/tooltips/Tip.tsx';

/** A pointer that only passes by needs no hint. */
const HINT_DELAY_MS = 600;

interface StepFrameProps {
  /** Absent if the form's parts have their own headings. */
  title?: string;
  submitLabel: string;
  /** Ctrl+Enter does not book here: it does what the button says. */
  keysPress?: boolean;
  /** False while something is missing: pressing the button then leads there. */
  isReady: boolean;
  /** What is still loading and needed first: shown to a user who presses the button earlier. */
  awaited?: string | undefined;
  /** Leaves the step. Only called when the step is ready. */
  onSubmit: () => void;
  children: ReactNode;
  /** The part above the buttons, which stays in view. */
  footer?: ReactNode;
  /** Beside the button, which books for it. */
  price?: ReactNode;
  /** The step that Back opens, by default the one before; null leaves the form. */
  back?: DraftStep | null;
}

/** A step's heading, fields and buttons. Enter submits the step, Ctrl+Enter the whole booking. */
export function StepFrame(props: StepFrameProps) {
  const { title, submitLabel, keysPress, isReady, awaited, onSubmit, children, footer } = props;
  const translate = useTranslate();
  const { dispatch, step } = useDraftForm();
  const { leave, sendNow } = useProgress();
  const { context, policy } = useQuotes();
  const form = useRef<HTMLFormElement>(null);
  const isTouched = useIsTouched();
  useShortcut('Mod+Enter', sendNow ?? (() => document.getElementById(NEXT_BUTTON)?.click()));
  const { back = previousStep(step) } = props;
  const isShownFirst = sendNow !== undefined && step !== stepsOf(context).at(-1);
  const modKey = useModKey();
  const hint = keysPress
    ? // A colon would be written in another way in French.
      ` – ${submitLabel}`
    : ` ${translate(`shortcuts.${isShownFirst ? 'showHint' : 'bookHint'}`)}`;
  const refusalText = useRefusalText();
  const refused = refusalText(useDraft(({ refusals }) => refusals));
  // Somebody who comes back to correct a booking begins with what was refused.
  const isRefused = useRef(refused !== '');
  useEffect(() => {
    if (!isRefused.current) return;
    // The browser first scrolls to where the form was when it was sent.
    requestAnimationFrame(() => form.current && focusFirstProblem(form.current));
  }, []);

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isReady) {
      onSubmit();
      return;
    }
    // The focus stays, to press again: nothing is wrong.
    if (awaited) return;
    dispatch({ type: 'tried', step });
    if (policy.isStopped) policy.recheck();
  };

  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      ref={form}
      aria-label={title ?? translate('booking.title')}
      sx={{ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 }}
    >
      {title === undefined ? null : (
        <Typography
          id={STEP_HEADING}
          tabIndex={-1}
          component="h2"
          variant="h5"
          sx={{ mb: 2, outline: 'none' }}
        >
          {title}
        </Typography>
      )}
      {refused && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {refused}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, flex: 1, pb: 3 }}>
        {children}
      </Box>
      <FormFooter above={footer}>
        <Button
          variant="outlined"
          size="large"
          onClick={() => (back ? dispatch({ type: 'stepOpened', step: back }) : leave())}
        >
          {translate(back ? 'booking.steps.back' : 'booking.steps.cancel')}
        </Button>
        {props.price}
        <Tip
          describeChild
          // The cost of the trip is on its left. Above it is the choice of a return trip, and the pointer may
          // still be here from the step before.
          letsThrough
          placement="top-end"
          enterDelay={HINT_DELAY_MS}
          title={isTouched ? '' : `${modKey} + ↵${hint}`}
        >
          <SubmitButton
            id={NEXT_BUTTON}
            type="submit"
            size="large"
            isReady={isReady}
            told={awaited}
            noteSx={{ flexBasis: '100%', textAlign: 'end' }}
            aria-keyshortcuts="Control+Enter Meta+Enter"
            sx={{ minWidth: { xs: 104, sm: 140 } }}
          >
            {submitLabel}
          </SubmitButton>
        </Tip>
      </FormFooter>
    </Box>
  );
}

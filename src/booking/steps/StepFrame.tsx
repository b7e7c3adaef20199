import { Alert, Box, Button, Typography } from '@mui/material';
import type { KeyboardEvent, ReactNode, SubmitEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useBooking } from '../state/BookingContext.ts';
import { previousStep } from '../state/wizard.ts';

export const NEXT_BUTTON = 'booking-next';

/** Moves focus to a field of the page by its id; true when it is there. */
export function focusOn(id: string): boolean {
  const element = document.getElementById(id);
  element?.focus();
  return element !== null;
}

const focusFirstError = (form: HTMLFormElement): void =>
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();

interface StepFrameProps {
  title: string;
  submitLabel: string;
  /** Shown as disabled; trying it says what is missing. */
  isReady: boolean;
  /** Leaves the step. Called only when it is ready. */
  onSubmit: () => void;
  children: ReactNode;
  /** What stands above the buttons and stays in view. */
  footer?: ReactNode;
}

/** A step's heading, fields and buttons. Enter and Ctrl/Cmd+Enter submit it. */
export function StepFrame(props: StepFrameProps) {
  const { title, submitLabel, isReady, onSubmit, children, footer } = props;
  const translate = useTranslate();
  const { wizard, dispatch } = useBooking();
  const back = previousStep(wizard.step);
  const refusals = Object.values(wizard.refusals);

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isReady) {
      onSubmit();
      return;
    }
    dispatch({ type: 'tried' });
    const form = event.currentTarget;
    requestAnimationFrame(() => focusFirstError(form));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.currentTarget.requestSubmit();
  };

  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      onKeyDown={onKeyDown}
      aria-labelledby="booking-step-title"
      sx={{ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 }}
    >
      <Typography id="booking-step-title" component="h2" variant="h5" sx={{ mb: 2 }}>
        {title}
      </Typography>
      {refusals.length > 0 ? (
        <Alert severity="error" sx={{ mb: 2 }}>
          {[...new Set(refusals)].join(' ')}
        </Alert>
      ) : null}
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, flex: 1, pb: 3 }}>
        {children}
      </Box>
      <Box
        sx={{
          position: 'sticky',
          bottom: 0,
          zIndex: 2,
          mx: { xs: -2, sm: -3 },
          px: { xs: 2, sm: 3 },
          py: 2,
          borderTop: 1,
          borderColor: 'divider',
          bgcolor: 'background.paper',
        }}
      >
        {footer}
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
          {back ? (
            <Button
              variant="outlined"
              size="large"
              onClick={() => dispatch({ type: 'stepOpened', step: back })}
            >
              {translate('booking.steps.back')}
            </Button>
          ) : (
            <span />
          )}
          <Button
            id={NEXT_BUTTON}
            type="submit"
            variant="contained"
            size="large"
            aria-disabled={!isReady}
            aria-keyshortcuts="Control+Enter Meta+Enter"
            sx={{ minWidth: 140, ...(isReady ? {} : { opacity: 0.5 }) }}
          >
            {submitLabel}
          </Button>
        </Box>
      </Box>
    </Box>
  );
}

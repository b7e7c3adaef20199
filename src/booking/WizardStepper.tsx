import CheckIcon from '@mui/icons-material/CheckRounded';
import { Box, ButtonBase, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { stepsOf, type DraftStep } from '../../contract/booking/draftRules.ts';
import { phoneTarget } from '../theme/phoneTarget.ts';
import { useQuotes } from './state/BookingContext.ts';
import { WIZARD_STEPS, type WizardStep } from './state/wizard.ts';

interface WizardStepperProps {
  current: WizardStep;
  /** Goes back to a step that was done; absent while the booking is being sent and afterwards. */
  onOpen?: ((step: DraftStep) => void) | undefined;
}

/** Shows the current step of the booking. Steps that are done can be opened again. */
export function WizardStepper({ current, onOpen }: WizardStepperProps) {
  const translate = useTranslate();
  const { context } = useQuotes();
  // After a reload the step of the account's questions is open before the questions are loaded.
  const known = new Set<WizardStep>([...stepsOf(context), current, 'confirmation']);
  const steps = WIZARD_STEPS.filter((step) => known.has(step));
  const at = steps.indexOf(current);
  return (
    <Box
      component="ol"
      aria-label={translate('booking.steps.label')}
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', gap: 1 }}
    >
      {steps.map((step, index) => {
        const isDone = index < at;
        const canOpen = isDone && onOpen !== undefined && step !== 'confirmation';
        const label = translate(`booking.steps.${step}`);
        return (
          <Box
            component="li"
            key={step}
            // A phone has room for five names only where each takes its own width.
            sx={{ flex: { xs: '1 1 auto', sm: 1 }, minWidth: 0 }}
          >
            <ButtonBase
              disabled={!canOpen}
              aria-current={index === at ? 'step' : undefined}
              onClick={() => {
                if (canOpen) onOpen(step);
              }}
              sx={[
                { width: '100%', display: 'block', textAlign: 'left', borderRadius: 1 },
                phoneTarget,
              ]}
            >
              <Box
                sx={{
                  height: 4,
                  borderRadius: 2,
                  bgcolor: index <= at ? 'primary.main' : 'divider',
                }}
              />
              <Typography
                component="span"
                variant="caption"
                noWrap
                sx={{
                  mt: 0.75,
                  display: 'flex',
                  alignItems: 'center',
                  gap: 0.5,
                  fontWeight: index === at ? 600 : 450,
                  color: index === at ? 'text.primary' : 'text.secondary',
                }}
              >
                {isDone ? (
                  <CheckIcon
                    sx={{
                      display: { xs: 'none', sm: 'block' },
                      fontSize: 14,
                      color: 'primary.main',
                    }}
                  />
                ) : null}
                <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
                  {label}
                </Box>
              </Typography>
            </ButtonBase>
          </Box>
        );
      })}
    </Box>
  );
}

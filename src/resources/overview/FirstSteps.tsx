import DoneIcon from '@mui/icons-material/CheckCircle';
import OpenIcon from '@mui/icons-material/RadioButtonUnchecked';
import { Box, Button, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { fillIn } from '../../../contract/messages/fillIn.ts';
import type { OverviewTexts } from '../../i18n/overviewTexts.ts';
import { phoneTarget } from '../../theme/phoneTarget.ts';
import { Part, rowsOfPart } from './Part.tsx';

export interface Step {
  title: string;
  text: string;
  to: string;
  isDone: boolean;
}

/** How a service without a trip comes to its first one. What there is already is ticked. */
export function FirstSteps({ steps, texts }: { steps: readonly Step[]; texts: OverviewTexts }) {
  const next = steps.findIndex(({ isDone }) => !isDone);
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <Box sx={{ maxWidth: 720 }}>
      <Part title={texts.firstSteps}>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          {fillIn(texts.stepsDone, { done, all: steps.length })}
        </Typography>
        <Box component="ol" sx={rowsOfPart}>
          {steps.map(({ title, text, to, isDone }, at) => (
            <Box
              component="li"
              key={to}
              aria-current={at === next ? 'step' : undefined}
              sx={{
                display: 'grid',
                gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', sm: 'auto minmax(0, 1fr) auto' },
                columnGap: 1.5,
                rowGap: 1,
                py: 1.5,
                alignItems: 'center',
              }}
            >
              {isDone ? (
                <DoneIcon color="success" titleAccess={texts.done} />
              ) : (
                <OpenIcon color={at === next ? 'primary' : 'disabled'} titleAccess={texts.open} />
              )}
              <Box>
                <Link
                  component={RouterLink}
                  to={to}
                  color="textPrimary"
                  underline="hover"
                  sx={[
                    { display: 'inline-flex', alignItems: 'center', fontWeight: 600 },
                    phoneTarget,
                  ]}
                >
                  {title}
                </Link>
                <Typography variant="body2" color="textSecondary">
                  {text}
                </Typography>
              </Box>
              {at === next && (
                <Button
                  component={RouterLink}
                  to={to}
                  variant="contained"
                  aria-label={`${texts.begin}: ${title}`}
                  sx={{ gridColumn: { xs: 2, sm: 3 }, justifySelf: 'start' }}
                >
                  {texts.begin}
                </Button>
              )}
            </Box>
          ))}
        </Box>
      </Part>
    </Box>
  );
}

import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { takeFocus } from '../../admin/dialogs/takeFocus.ts';
import { Kbd, ONLY_WITH_KEYBOARD } from '../../shell/shortcuts/Kbd.tsx';
import { useLetterShortcuts, useShortcut } from '../../shell/shortcuts/useShortcut.ts';
import { useSummaryLines } from '../steps/DraftSummary.tsx';
import { TermBox } from '../TermBox.tsx';
import type { NamedPrefill } from '../useFormAddress.ts';

interface DraftOfferProps {
  /** What the form was opened with instead; null for an empty form. */
  prefill: NamedPrefill | null;
  onResume: () => void;
  onStartOver: () => void;
}

const TEXTS = {
  nothing: { text: 'text', startOver: 'startOver' },
  trip: { text: 'copyText', startOver: 'startOverCopying' },
  passenger: { text: 'passengerText', startOver: 'startOverPassenger' },
} as const;

function textsFor(prefill: NamedPrefill | null) {
  if (prefill === null) return TEXTS.nothing;
  return prefill.kind === 'trip' ? TEXTS.trip : TEXTS.passenger;
}

/**
 * Asks whether to go on with an unfinished booking. Its keys are digits and no button has the
 * focus, so somebody who types the next name and Enter by habit neither answers nor books.
 */
export function DraftOffer({ prefill, onResume, onStartOver }: DraftOfferProps) {
  const translate = useTranslate();
  const text = (key: string) => translate(`booking.draft.${key}`);
  const texts = textsFor(prefill);
  const lines = useSummaryLines().filter((line) => line.text !== '');
  const [hasKeys] = useLetterShortcuts();
  useShortcut('1', onResume);
  useShortcut('2', onStartOver);
  const hint = (key: string) =>
    hasKeys ? <Kbd sx={[{ ml: 1 }, ONLY_WITH_KEYBOARD]}>{key}</Kbd> : null;
  const keyOf = (key: string) => (hasKeys ? key : undefined);

  return (
    <Box
      ref={takeFocus}
      tabIndex={-1}
      component="section"
      aria-labelledby="draft-offer"
      sx={{ outline: 'none', display: 'flex', flexDirection: 'column', gap: 2, pb: 3 }}
    >
      <Typography id="draft-offer" component="h2" variant="h5">
        {text('title')}
      </Typography>
      <TermBox>
        {lines.map(({ what, text: value }) => (
          <Box key={what} sx={{ display: 'contents' }}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {what}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {value}
            </Typography>
          </Box>
        ))}
      </TermBox>
      <Typography variant="body2" color="textSecondary">
        {text(texts.text)}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="contained" size="large" aria-keyshortcuts={keyOf('1')} onClick={onResume}>
          {text('resume')}
          {hint('1')}
        </Button>
        <Button
          variant="outlined"
          size="large"
          aria-keyshortcuts={keyOf('2')}
          onClick={onStartOver}
        >
          {text(texts.startOver)}
          {hint('2')}
        </Button>
      </Box>
    </Box>
  );
}

import { Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { fillIn } from '../../../contract/messages/fillIn.ts';
import type { OverviewTexts } from '../../i18n/overviewTexts.ts';
import { useChangeText, useMeasureText } from '../reports/useMeasureText.ts';
import { Part } from './Part.tsx';

interface SpendPartProps {
  spend: number;
  /** In the same days of last month. */
  before: number;
  currency: string | null;
  texts: OverviewTexts;
}

/** What this month has cost so far. */
export function SpendPart({ spend, before, currency, texts }: SpendPartProps) {
  const write = useMeasureText('spend', currency);
  const change = useChangeText();
  return (
    <Part title={texts.spend}>
      <Link
        component={RouterLink}
        to="/reports?period=thisMonth&compare=before"
        variant="h4"
        sx={{ fontVariantNumeric: 'tabular-nums' }}
      >
        {write(spend)}
      </Link>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {before > 0
          ? fillIn(texts.before, {
              change: change((spend - before) / before),
              amount: write(before),
            })
          : texts.nothingBefore}
      </Typography>
    </Part>
  );
}

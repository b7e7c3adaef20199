import { Alert } from '@mui/material';
import type { TripFigures } from '../../../contract/figures/calls.ts';
import { useReportTexts } from './useReport.ts';

/** Says that older trips are not added up yet, where that is so. */
export function NotComplete({ answer }: { answer: TripFigures | undefined }) {
  const texts = useReportTexts();
  return answer?.isComplete === false && texts.data ? (
    <Alert severity="info" sx={{ mb: 2 }}>
      {texts.data.notComplete}
    </Alert>
  ) : null;
}

import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ImportCost } from '../../../contract/import/calls.ts';
import { useCostText } from './useCostText.ts';

/** What the trips that would be booked cost together. */
export function TotalCost({ cost }: { cost: ImportCost }) {
  const translate = useTranslate();
  const costText = useCostText();
  return (
    <Typography sx={{ fontWeight: 600 }}>
      {translate('tripImports.total', { amount: costText(cost) })}
    </Typography>
  );
}

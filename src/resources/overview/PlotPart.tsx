import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { lazy, type ComponentProps, Suspense } from 'react';
import { Part } from './Part.tsx';
import type { TripsPlot as Plot } from './TripsPlot.tsx';

// The code of plots comes after the lists, which it is not needed for.
const TripsPlot = lazy(async () => ({ default: (await import('./TripsPlot.tsx')).TripsPlot }));
const PLOT_HEIGHT = 202;

interface PlotPartProps extends Omit<ComponentProps<typeof Plot>, 'label'> {
  title: string;
  more: { label: string; to: string } | undefined;
}

/** Trips over time, with a link to the same as a table, because plots are not read aloud. */
export function PlotPart({ title, more, ...plot }: PlotPartProps) {
  const translate = useTranslate();
  return (
    <Part title={title} more={more}>
      <Suspense fallback={<Box sx={{ minHeight: PLOT_HEIGHT }} />}>
        <TripsPlot label={translate('shell.nav.trips')} {...plot} />
      </Suspense>
    </Part>
  );
}

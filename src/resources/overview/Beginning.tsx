import { ListSkeleton } from '../../admin/list/ListStates.tsx';
import type { OverviewTexts } from '../../i18n/overviewTexts.ts';
import { Failure } from './Failure.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { useFirstSteps } from './useFirstSteps.ts';

/** The overview before the first trip. */
export function Beginning({ texts }: { texts: OverviewTexts }) {
  const { steps, isKnown, readings } = useFirstSteps(texts);
  if (isKnown) return <FirstSteps steps={steps} texts={texts} />;
  return readings.some(({ error }) => error) ? (
    <Failure of={readings} />
  ) : (
    <ListSkeleton rows={6} />
  );
}

import { useQuotes } from '../state/BookingContext.ts';
import { PolicyPanel } from './PolicyPanel.tsx';

interface DraftPolicyProps {
  /** Shows only what stops the trip, where the rest was shown before. */
  isBrief?: boolean;
}

/** Shows before the trip is sent whether it would be allowed. */
export function DraftPolicy({ isBrief = false }: DraftPolicyProps) {
  const { isAsked, isStopped, preview, isFailed } = useQuotes().policy;
  if (!isAsked || (isBrief && !isStopped)) return null;
  return <PolicyPanel preview={preview} isFailed={isFailed} />;
}

import { useTranslate } from 'react-admin';
import { stepOfField } from '../../../contract/booking/draftRules.ts';

/** What the server refused, by path in the request; each reason after the part that it is about. */
export function useRefusalText(): (refusals: Record<string, string>) => string {
  const translate = useTranslate();
  return (refusals) => {
    const written = Object.entries(refusals).map(
      ([path, reason]) => `${translate(`booking.steps.${stepOfField(path)}`)} – ${reason}`,
    );
    return [...new Set(written)].join(' · ');
  };
}

import { useTranslate } from 'react-admin';
import { stepOfField } from '../../../contract/booking/draftRules.ts';

/** How to pay is chosen in the step of the vehicle, whose name would blame the wrong thing. */
const partOf = (path: string): string =>
  /^payment(\.|$)/.test(path) ? 'booking.payment.label' : `booking.steps.${stepOfField(path)}`;

/** What the server refused, by path in the request; each reason after the part that it is about. */
export function useRefusalText(): (refusals: Record<string, string>) => string {
  const translate = useTranslate();
  return (refusals) => {
    const written = Object.entries(refusals).map(
      ([path, reason]) => `${translate(partOf(path))} – ${reason}`,
    );
    return [...new Set(written)].join(' · ');
  };
}

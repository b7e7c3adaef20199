import { useDraft, useDraftForm } from '../state/BookingContext.ts';
import { useReason } from './useReason.ts';

/**
 * The error of a field in the open step: what the server refused, or, once the user tried to leave
 * the step, what the rules find missing. `left` shows the rules' error earlier, when the field was
 * left unfinished.
 * @param label the field's name, to say that it is missing
 * @param path the field's path in the request, where the server would name it
 */
export function useFieldError(
  field: string,
  options: { label?: string; path?: string; left?: boolean } = {},
) {
  const { step, errorsOf } = useDraftForm();
  const write = useReason();
  const { label = '', path, left } = options;
  const refusal = useDraft(({ refusals }) =>
    path === undefined
      ? undefined
      : Object.entries(refusals).find(([name]) => name === path || name.startsWith(`${path}.`)),
  );
  const reason = useDraft(({ draft, triedStep }) =>
    triedStep === step || left ? errorsOf(draft)[field] : undefined,
  );
  return refusal ? refusal[1] : write(field, reason, label);
}

import { useEffect, useState, type KeyboardEvent } from 'react';
import { useEvent } from 'react-admin';

/** A key in the field of an open list, which MUI leaves alone where that is said. */
export type ListKeyEvent = KeyboardEvent & { defaultMuiPrevented?: boolean };

export const isModEnter = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key === 'Enter' && (ctrlKey || metaKey);

interface Awaited<T> {
  /** The text in the field, trimmed. */
  typed: string;
  /** The answer for this text is on its way. */
  isWaiting: boolean;
  /** The first result, once there is an answer. */
  first: T | undefined;
  onChosen: (first: T) => void;
}

/**
 * Keeps an Enter that was pressed before the answer, and then takes the first result. If there is
 * none, the list stays open and nothing is chosen. Typing on, Escape and leaving the field cancel
 * it.
 */
export function useAwaitedChoice<T>({ typed, isWaiting, first, onChosen }: Awaited<T>) {
  const [awaited, setAwaited] = useState<string | null>(null);
  const isOn = awaited === typed && isWaiting;
  const choose = useEvent(() => {
    if (awaited === null || isWaiting) return;
    setAwaited(null);
    if (awaited === typed && first !== undefined) onChosen(first);
  });
  useEffect(choose, [choose, awaited, isWaiting]);
  return {
    isOn,
    giveUp: () => setAwaited(null),
    onKeyDown: (event: ListKeyEvent) => {
      if (event.key === 'Escape') setAwaited(null);
      if (isModEnter(event)) {
        // Goes on with the booking; it does not choose the highlighted option.
        event.defaultMuiPrevented = true;
        return;
      }
      if (event.key !== 'Enter' || event.nativeEvent.isComposing || !isWaiting) return;
      // Keeps it from the form, which would be submitted without a passenger.
      event.preventDefault();
      setAwaited(typed);
    },
  };
}

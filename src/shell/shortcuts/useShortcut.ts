import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'react-admin';
import { isCovered, isPressed, isTypedInto, type Shortcut } from './keyPress.ts';

/**
 * Whether single letters are shortcuts. Users who dictate to the computer, or often hit keys by
 * accident, can switch them off. Kept on this device.
 */
export const useLetterShortcuts = () => useStore('letterShortcuts', true);

/** A closed list of choices that has the focus. */
const isChoice = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('[role=combobox]:not(input)');

/**
 * Runs an action on a key while the component is mounted. Not while the user types into a field,
 * where Ctrl+Z undoes typing and only Ctrl+Enter is still free, and not while a dialog or menu is
 * open.
 * @param isOn false while it has no effect
 * @param isEverywhere true for a key that has no other use and so also works in fields and dialogs
 */
export function useShortcut(
  shortcut: Shortcut,
  act: () => void,
  isOn = true,
  isEverywhere = false,
): void {
  const [hasLetters] = useLetterShortcuts();
  const isListening = isOn && (hasLetters || shortcut.length > 1);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isPressed(shortcut, event) || (isCovered() && !isEverywhere)) return;
    const isLeftToField = shortcut !== 'Mod+Enter' && !isEverywhere;
    if (isLeftToField && isTypedInto(event.target)) return;
    event.preventDefault();
    // A list of choices would open.
    if (shortcut === 'Mod+Enter' && isChoice(event.target)) event.stopPropagation();
    act();
  });
  useEffect(() => {
    if (!isListening) return undefined;
    // Runs before fields that stop key events, and before lists of choices, which open with Enter
    // whatever else is held.
    const isFirst = (event: KeyboardEvent) =>
      isEverywhere || (shortcut === 'Mod+Enter' && isChoice(event.target));
    const early = (event: KeyboardEvent) => {
      if (isFirst(event)) onKeyDown(event);
    };
    const late = (event: KeyboardEvent) => {
      if (!isFirst(event)) onKeyDown(event);
    };
    window.addEventListener('keydown', early, { capture: true });
    window.addEventListener('keydown', late);
    return () => {
      window.removeEventListener('keydown', early, { capture: true });
      window.removeEventListener('keydown', late);
    };
  }, [shortcut, isListening, isEverywhere]);
}

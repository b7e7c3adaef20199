import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'react-admin';
import { isCovered, isPressed, isTypedInto, type Shortcut } from './keyPress.ts';

/**
 * Whether single letters are shortcuts. Users who dictate to the computer, or often hit keys by
 * accident, can switch them off. Kept on this device.
 */
export const useLetterShortcuts = () => useStore('letterShortcuts', true);

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
    act();
  });
  useEffect(() => {
    if (!isListening) return undefined;
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    // Runs before fields that stop key events.
    const options = { capture: isEverywhere };
    window.addEventListener('keydown', listen, options);
    return () => window.removeEventListener('keydown', listen, options);
  }, [isListening, isEverywhere]);
}

import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'react-admin';
import { isCovered, isPressed, isTypedInto, type Shortcut } from './keyPress.ts';

/**
 * Whether single letters are shortcuts: whoever speaks to the computer, or hits keys by accident,
 * switches them off. Kept on this device.
 */
export const useLetterShortcuts = () => useStore('letterShortcuts', true);

/**
 * Does something on a key while the component is there: not while a field is typed into, where Ctrl+Z
 * takes back what was typed and Ctrl+Enter alone is not a key of the field, and not while a dialog or
 * menu is open.
 * @param isOn false where it means nothing at the moment
 * @param isEverywhere true for a key that is for nothing else, also in fields and dialogs
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
    // Before fields that keep their keys to themselves.
    const options = { capture: isEverywhere };
    window.addEventListener('keydown', listen, options);
    return () => window.removeEventListener('keydown', listen, options);
  }, [isListening, isEverywhere]);
}

/**
 * A shortcut: one character alone (`n`, `?`), or a key with Ctrl, or with Cmd on a Mac
 * (`Mod+Enter`). The character is the one that the keyboard layout produces, so `?` works on every
 * layout.
 */
export type Shortcut =
  | '1'
  | '2'
  | '3'
  | '4'
  | '5'
  | '6'
  | '7'
  | '8'
  | '9'
  | 'e'
  | 'j'
  | 'k'
  | 'n'
  | 'r'
  | 't'
  | 'x'
  | 'z'
  | 'escape'
  | '/'
  | '?'
  | 'Mod+Enter'
  | 'Mod+k'
  | 'Mod+z';

/** The parts of a keyboard event that identify a shortcut. */
export type KeyPress = Pick<
  KeyboardEvent,
  | 'key'
  | 'code'
  | 'ctrlKey'
  | 'metaKey'
  | 'altKey'
  | 'shiftKey'
  | 'repeat'
  | 'isComposing'
  | 'defaultPrevented'
>;

/** Whether a press is the shortcut: not if the key is held down or was handled elsewhere. */
export function isPressed(shortcut: Shortcut, press: KeyPress): boolean {
  if (press.repeat || press.isComposing || press.defaultPrevented || press.altKey) return false;
  const hasMod = press.ctrlKey || press.metaKey;
  const key = press.key.toLowerCase();
  if (shortcut.startsWith('Mod+'))
    return hasMod && !press.shiftKey && key === shortcut.slice('Mod+'.length).toLowerCase();
  // Some layouts have digits only with Shift: there the key with the digit counts.
  if (/^\d$/.test(shortcut))
    return !hasMod && (key === shortcut || press.code === `Digit${shortcut}`);
  // Most layouts need Shift for the question mark, and many for the slash.
  const isShiftRight = shortcut === '?' || shortcut === '/' || !press.shiftKey;
  return !hasMod && isShiftRight && key === shortcut;
}

const NOT_TYPED_INTO = new Set(['radio', 'checkbox', 'button', 'submit']);
const TYPED_INTO =
  'input, textarea, select, [contenteditable=true], [role=combobox], [role=spinbutton], [role=textbox]';

/** Whether a letter pressed here is typed into a field or searches a list. */
export function isTypedInto(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  if (target instanceof HTMLInputElement) return !NOT_TYPED_INTO.has(target.type);
  return target.closest(TYPED_INTO) !== null;
}

/** Whether a dialog or menu covers the page: keys then belong to it. A `<dialog>` is beside the page. */
export const isCovered = (): boolean =>
  document.querySelector('.MuiModal-root:not(.MuiModal-hidden), [role=dialog]') !== null;

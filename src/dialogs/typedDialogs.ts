const DIALOG = '.MuiDialog-root';
/** Marks dialogs that ask themselves before typed text is lost, or have nothing to lose. */
export const ASKS_ITSELF = 'data-asks-itself';

const typedInto = new WeakSet<Element>();

/** Remembers which dialogs were typed into, until the returned function is called. */
export function watchTyping(): () => void {
  const note = ({ target }: Event): void => {
    const dialog = target instanceof Element ? target.closest(DIALOG) : null;
    if (dialog) typedInto.add(dialog);
  };
  document.addEventListener('input', note, true);
  return () => document.removeEventListener('input', note, true);
}

/** Whether leaving the page would lose text typed in a dialog that does not ask itself. */
export const isDialogTyped = (): boolean =>
  [...document.querySelectorAll(DIALOG)].some(
    (dialog) => typedInto.has(dialog) && !dialog.hasAttribute(ASKS_ITSELF),
  );

const DIALOG = '.MuiDialog-root';
/** On dialogs that ask themselves before what is typed in them is left, or have nothing to lose. */
export const ASKS_ITSELF = 'data-asks-itself';

const typedInto = new WeakSet<Element>();

/** Remembers which dialogs are typed into, until what it returns is called. */
export function watchTyping(): () => void {
  const note = ({ target }: Event): void => {
    const dialog = target instanceof Element ? target.closest(DIALOG) : null;
    if (dialog) typedInto.add(dialog);
  };
  document.addEventListener('input', note, true);
  return () => document.removeEventListener('input', note, true);
}

/** Whether leaving the page would lose what is typed in a dialog that does not ask by itself. */
export const isDialogTyped = (): boolean =>
  [...document.querySelectorAll(DIALOG)].some(
    (dialog) => typedInto.has(dialog) && !dialog.hasAttribute(ASKS_ITSELF),
  );

export const NEXT_BUTTON = 'booking-next';
/** Takes the focus where no key pressed by habit shall send anything. */
export const STEP_HEADING = 'booking-step-heading';

/** Moves focus to a field of the page by its id; true when it is there. */
export function focusOn(id: string): boolean {
  const element = document.getElementById(id);
  element?.focus();
  return element !== null;
}

/** What says in full why the trip is stopped, with the focus on it. */
export const focusOnStop = (): void => document.querySelector<HTMLElement>('[data-stops]')?.focus();

/** Moves focus to the first field that is not right, or else to what stops the trip. */
export const focusFirstError = (form: ParentNode | null): void =>
  (
    form?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
    form?.querySelector<HTMLElement>('[data-stops]')
  )?.focus();

export const NEXT_BUTTON = 'booking-next';
/** Takes the focus in places where a key pressed by habit must not send anything. */
export const STEP_HEADING = 'booking-step-heading';

/** Moves focus to a field of the page by its id; true when it is there. */
export function focusOn(id: string): boolean {
  const element = document.getElementById(id);
  element?.focus();
  return element !== null;
}

/** Moves focus to the full explanation of why the trip is stopped. */
export const focusOnStop = (): void =>
  document.querySelector<HTMLElement>('[data-problem]')?.focus();

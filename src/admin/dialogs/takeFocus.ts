/** As a ref: gives the element the focus when it appears, without scrolling to it. */
export const takeFocus = (element: HTMLElement | null): void =>
  element?.focus({ preventScroll: true });

/** As a ref: the element has the focus as soon as it appears, and is not scrolled to. */
export const takeFocus = (element: HTMLElement | null): void =>
  element?.focus({ preventScroll: true });

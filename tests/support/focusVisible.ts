const installed = new WeakSet<Document>();

const TYPED_INTO = 'input, textarea, select, [contenteditable]';

/**
 * For jsdom every focus is `:focus-visible`, so every pressed button would get the ring and the
 * tooltip that are for the keyboard. In a browser, the focus of a press only shows where people
 * type.
 */
export function installFocusVisible(): void {
  if (installed.has(document)) return;
  installed.add(document);
  let hasPressed = false;
  document.addEventListener('pointerdown', () => void (hasPressed = true), true);
  document.addEventListener('keydown', () => void (hasPressed = false), true);
  const { matches } = Element.prototype;
  Object.assign(Element.prototype, {
    matches(this: Element, selector: string): boolean {
      const isOfPress = selector === ':focus-visible' && hasPressed;
      return matches.call(this, selector) && (!isOfPress || matches.call(this, TYPED_INTO));
    },
  });
}

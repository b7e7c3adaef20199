import type { Page } from '@playwright/test';

/**
 * Moves the focus through everything on the page that takes it. Reports the elements that are then
 * fully covered by something else, such as a fixed bar, those that do not show that they have the
 * focus, and those whose ring is cut off by what they are in.
 */
export async function focusTroubles(page: Page): Promise<string[]> {
  // After a key press the browser shows where the focus is.
  await page.keyboard.press('Shift');
  return page.evaluate(async () => {
    const TAKES_FOCUS =
      'a[href], button, input, select, textarea, [tabindex]:not([tabindex="-1"]), summary';
    const modal = [
      ...document.querySelectorAll('[role=dialog][aria-modal=true], .MuiModal-root'),
    ].at(-1);
    const before = document.activeElement;
    const place = window.scrollY;
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? (element as HTMLInputElement).labels?.[0]?.textContent ?? element.textContent ?? '').trim().slice(0, 40)}”`;
    // Rows are alike, so only the first two are tested, and the last, which something may cover.
    const likeOthers = new Set<Element | null>(
      [...document.querySelectorAll('[data-row]')].slice(2, -1),
    );
    const isShown = (element: HTMLElement) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.matches(':disabled, [aria-hidden=true] *, [inert] *') &&
      !likeOthers.has(element.closest('[data-row]')) &&
      element.tabIndex >= 0;
    /** The styles of an element and its surroundings that can show the focus. */
    const look = (element: HTMLElement) => {
      const parent = element.parentElement;
      // A field's frame is a separate element next to it.
      const around = [element, ...(parent?.children ?? []), parent, parent?.parentElement];
      const styles = around.flatMap((one) => {
        if (!one) return [];
        const all = [null, '::before', '::after'].map((part) => getComputedStyle(one, part));
        return all.map((s) =>
          [
            s.outlineStyle,
            s.outlineWidth,
            s.outlineColor,
            s.boxShadow,
            s.borderColor,
            s.borderWidth,
            s.backgroundColor,
            s.textDecorationLine,
            s.opacity,
          ].join(),
        );
      });
      return `${styles.join()} ${element.querySelectorAll('.MuiTouchRipple-ripple').length}`;
    };
    const isCovered = (element: HTMLInputElement) => {
      const box = element.getBoundingClientRect();
      if (box.width < 2 || box.height < 2) return false;
      const inset = 2;
      const points = [box.left + inset, (box.left + box.right) / 2, box.right - inset].flatMap(
        (x) =>
          [box.top + inset, (box.top + box.bottom) / 2, box.bottom - inset].map(
            (y) => [x, y] as const,
          ),
      );
      return points.every(([x, y]) => {
        const found = document.elementFromPoint(x, y);
        return (
          !found ||
          !(
            found.contains(element) ||
            element.contains(found) ||
            element.parentElement?.contains(found)
          )
        );
      });
    };
    /** Whether less than the whole ring around the element can be seen, however it is scrolled. */
    const isRingCut = (element: HTMLElement) => {
      const ring = getComputedStyle(element);
      // An invisible input is marked by what is drawn for it.
      if (ring.outlineStyle === 'none' || ring.opacity === '0') return false;
      const reach = Number.parseFloat(ring.outlineOffset) + Number.parseFloat(ring.outlineWidth);
      const box = element.getBoundingClientRect();
      for (let around = element.parentElement; around; around = around.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(around);
        const frame = around.getBoundingClientRect();
        // A pixel may be lost by rounding.
        const least = reach - 1;
        if (
          /hidden|clip/.test(overflowX) &&
          (box.left - least < frame.left || box.right + least > frame.right)
        )
          return true;
        if (
          /hidden|clip/.test(overflowY) &&
          (box.top - least < frame.top || box.bottom + least > frame.bottom)
        )
          return true;
        if (position === 'fixed') return false;
      }
      return false;
    };
    const drawn = () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve));
      });
    const still = document.head.appendChild(document.createElement('style'));
    still.textContent = '* { transition: none !important; animation: none !important; }';
    if (before instanceof HTMLElement) before.blur();
    await drawn();
    await drawn();
    const stops = [...(modal ?? document).querySelectorAll<HTMLInputElement>(TAKES_FOCUS)]
      .filter(isShown)
      .map((element) => ({ element, without: look(element) }));
    const troubles: string[] = [];
    for (const { element, without } of stops) {
      element.focus();
      // By then everything is drawn that the focus opens or closes.
      await drawn();
      if (document.activeElement !== element) continue;
      if (isRingCut(element)) troubles.push(`ring cut off: ${nameOf(element)}`);
      if (isCovered(element)) troubles.push(`covered: ${nameOf(element)}`);
      // The first element may still have shown its focus a moment ago, and a part of a date shows
      // it by being selected, like text.
      if (element === before || element.isContentEditable) continue;
      if (look(element) === without) troubles.push(`not to be seen: ${nameOf(element)}`);
    }
    if (before instanceof HTMLElement) before.focus();
    still.remove();
    window.scrollTo(0, place);
    return troubles;
  });
}

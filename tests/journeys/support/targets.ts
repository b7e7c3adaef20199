import type { Page } from '@playwright/test';

/**
 * The size of a fingertip in CSS pixels. axe checks the minimum for a mouse pointer, which is 24.
 */
const FINGER = 44;

/** The controls on the page that are smaller than a fingertip, except links within a sentence. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const PRESSED =
      'a[href], button, input:not([type=hidden]), select, textarea, [role=button], [role=option], [role=menuitem], [role=tab]';
    const modal = [...document.querySelectorAll('.MuiModal-root')].at(-1);
    const isInSentence = (element: Element) =>
      element.matches('a') &&
      getComputedStyle(element).display === 'inline' &&
      (element.parentElement?.textContent ?? '').trim() !== (element.textContent ?? '').trim();
    const boxOf = (element: HTMLElement) => {
      const parts = [element, ...((element as HTMLInputElement).labels ?? [])];
      // Pressing anywhere in a field's frame presses the field, and not what empties it.
      const frame = element.matches('.MuiAutocomplete-clearIndicator')
        ? null
        : element.closest(
            '.field-box, .MuiInputBase-root, .MuiPickersInputBase-root, .MuiSwitch-root, .MuiCheckbox-root, .MuiRadio-root',
          );
      const boxes = [...parts, frame].flatMap((one) => (one ? [one.getBoundingClientRect()] : []));
      return {
        width: Math.max(...boxes.map(({ width }) => width)),
        height: Math.max(...boxes.map(({ height }) => height)),
      };
    };
    return [...(modal ?? document).querySelectorAll<HTMLElement>(PRESSED)].flatMap((element) => {
      const isShown =
        element.checkVisibility({ visibilityProperty: true, opacityProperty: false }) &&
        !element.matches(
          ':disabled, [aria-hidden=true], [aria-hidden=true] *, [inert] *, .leaflet-control-attribution *',
        );
      if (!isShown || isInSentence(element)) return [];
      const { width, height } = boxOf(element);
      // Nobody presses what is only for screen readers.
      if (width <= 2 || height <= 2) return [];
      const name = (element.getAttribute('aria-label') ?? element.textContent ?? '')
        .trim()
        .slice(0, 40);
      return Math.round(width) < least || Math.round(height) < least
        ? [
            `${element.tagName.toLowerCase()} “${name}”: ${Math.round(width)} × ${Math.round(height)}`,
          ]
        : [];
    });
  }, FINGER);

import type { Page } from '@playwright/test';

/**
 * Texts on the page that are not fully visible: cut off by an element that hides what does not fit,
 * or beyond the window's right edge. Text that the reader can scroll to counts as visible.
 */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isHidden = (element: Element) =>
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
      element.closest('[aria-hidden="true"], .leaflet-container') !== null;
    const isNarrow = ({ width, height }: DOMRect) => width <= 2 || height <= 2;
    /** What hides the end of a text: an element around it, or the window. */
    function cutter(element: Element, text: DOMRect): 'cut' | 'outside' | null {
      for (let around: Element | null = element; around; around = around.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(around);
        const box = around.getBoundingClientRect();
        // Only for screen readers.
        if (isNarrow(box)) return null;
        if (overflowX === 'auto' || overflowX === 'scroll') return null;
        const isWide = text.right > box.right + 1 || text.left < box.left - 1;
        if (overflowX !== 'visible' && isWide) return 'cut';
        if (overflowY === 'hidden' && text.bottom > box.bottom + 4) return 'cut';
      }
      return text.right > document.documentElement.clientWidth + 1 ? 'outside' : null;
    }
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!element || text === '' || element.closest('script, style') || isHidden(element))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const how = cutter(element, range.getBoundingClientRect());
      if (how) found.add(`${how}: ${text}`);
    }
    for (const input of document.querySelectorAll('input')) {
      if (isHidden(input) || isNarrow(input.getBoundingClientRect())) continue;
      const hint = input.value === '' ? input.placeholder : '';
      const style = getComputedStyle(input);
      const pen = document.createElement('canvas').getContext('2d');
      if (!pen || hint === '') continue;
      pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      const room =
        input.clientWidth -
        Number.parseFloat(style.paddingLeft) -
        Number.parseFloat(style.paddingRight);
      if (pen.measureText(hint).width > room + 1) found.add(`cut hint: ${hint}`);
    }
    return [...found];
  });

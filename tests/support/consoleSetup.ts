import './ownerStacks.ts';
import './renders.ts';
import './lateDom.ts';
import './readStyles.ts';
import './lookAgain.ts';
import './retryAtOnce.ts';
import '@testing-library/jest-dom/vitest';
import { onlineManager } from '@tanstack/react-query';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach } from 'vitest';
import { connection } from '../../src/connection/connection.ts';
import { dropCookies } from '../../src/shell/deviceCookies.ts';
import { consoleWatch } from './consoleWatch.ts';
import { endFile, endTest } from './fileEnd.ts';
import { installFocusVisible } from './focusVisible.ts';
import { installMatchMedia } from './matchMedia.ts';

// The first page of a file waits for its code to be transformed, which takes seconds on a busy
// machine.
configure({ asyncUtilTimeout: 30_000 });

/** jsdom has no layout, so nothing ever changes its size. */
class StillObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

beforeEach(() => {
  installMatchMedia();
  installFocusVisible();
  window.ResizeObserver = StillObserver;
  // Nothing scrolls in jsdom either.
  Element.prototype.scrollIntoView = () => {};
  // And nothing is hidden but by its own style, as React does while the next page loads.
  Element.prototype.checkVisibility = function isShown() {
    return this.closest('[style*="display: none"]') === null;
  };
  // The files of a worker share the console's modules: the last file may have lost its server. The
  // query client only hears of the connection while a page is mounted, so it has to be told too.
  connection.noteAnswer();
  onlineManager.setOnline(true);
  consoleWatch.start();
});

afterEach(async () => {
  clearPage();
  await endTest();
  consoleWatch.finish();
});
afterAll(endFile);

function clearPage(): void {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  dropCookies();
  // The head stays: emotion counts on the style sheets that it put there.
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
}

import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useStepsBeginAtTop } from './useStepsBeginAtTop.ts';

it('keeps the browser from scrolling to where a step was left, in the form only', () => {
  const { unmount } = renderHook(() => useStepsBeginAtTop());
  expect(window.history.scrollRestoration).toBe('manual');
  unmount();
  expect(window.history.scrollRestoration).toBe('auto');
});

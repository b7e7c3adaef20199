import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useClosingWarning } from '../admin/dialogs/useClosingWarning.ts';
import { onSignedOutElsewhere } from './signedOutElsewhere.ts';

const stored = (key: string | null, storageArea: Storage) =>
  window.dispatchEvent(new StorageEvent('storage', { key, storageArea }));

test('only an emptied local storage counts as a sign-out, and only while somebody listens', () => {
  const heard = vi.fn();
  const stop = onSignedOutElsewhere(heard);
  stored('account_id', localStorage);
  stored(null, sessionStorage);
  expect(heard).not.toHaveBeenCalled();
  stored(null, localStorage);
  expect(heard).toHaveBeenCalledOnce();
  stop();
  stored(null, localStorage);
  expect(heard).toHaveBeenCalledOnce();
});

test('no form with unsaved changes keeps the page after a sign-out', () => {
  const { unmount } = renderHook(() => useClosingWarning(true));
  const isKept = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  let wasKept = true;
  const stop = onSignedOutElsewhere(() => {
    wasKept = isKept();
  });
  expect(isKept()).toBe(true);
  stored(null, localStorage);
  expect(wasKept).toBe(false);
  stop();
  unmount();
});

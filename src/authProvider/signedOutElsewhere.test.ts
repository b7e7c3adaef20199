import { expect, test, vi } from 'vitest';
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

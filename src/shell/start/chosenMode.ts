import type { Mode } from '../../../contract/core/tokens.ts';

/** Light or dark as chosen in the console, which react-admin keeps; null when it is the device's. */
export function chosenMode(): Mode | null {
  const stored = localStorage.getItem('RaStore.theme');
  if (stored === '"dark"') return 'dark';
  return stored === '"light"' ? 'light' : null;
}

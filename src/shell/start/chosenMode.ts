import type { Mode } from '../../../contract/core/tokens.ts';

/** Light or dark as chosen in the console and stored by react-admin; null for the device's. */
export function chosenMode(): Mode | null {
  const stored = localStorage.getItem('RaStore.theme');
  if (stored === '"dark"') return 'dark';
  return stored === '"light"' ? 'light' : null;
}

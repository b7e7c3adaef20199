import { later } from '../../../later/later.tsx';

// The editors of the trip list's own filters.
export const AccountFieldEditor = later(
  async () => (await import('./OptionEditors.tsx')).AccountFieldEditor,
);
export const VehiclePicker = later(async () => (await import('./OptionEditors.tsx')).VehiclePicker);
export const PassengerSearch = later(
  async () => (await import('./PassengerSearch.tsx')).PassengerSearch,
);

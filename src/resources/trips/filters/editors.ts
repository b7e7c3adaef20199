import { lazyPart } from '../../../loading/lazyPart.tsx';

// The editors of the trip list's own filters.
export const AccountFieldEditor = lazyPart(
  async () => (await import('./OptionEditors.tsx')).AccountFieldEditor,
);
export const VehiclePicker = lazyPart(
  async () => (await import('./OptionEditors.tsx')).VehiclePicker,
);
export const PassengerSearch = lazyPart(
  async () => (await import('./PassengerSearch.tsx')).PassengerSearch,
);

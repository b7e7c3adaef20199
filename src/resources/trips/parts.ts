import { lazyPart, lazyDialog } from '../../loading/lazyPart.tsx';

// The parts of the trips page that are loaded when a press opens them.
export const TripDetails = lazyPart(async () => (await import('./TripDetails.tsx')).TripDetails);
export const TripsExport = lazyDialog(
  async () => (await import('../../downloads/TripsExport.tsx')).TripsExport,
);
export const TripsMenu = lazyDialog(
  async () => (await import('./imports/TripsMenu.tsx')).TripsMenu,
);
export const TripsImport = lazyDialog(
  async () => (await import('./imports/TripsImport.tsx')).TripsImport,
  { isPreloaded: false },
);

import { lazyPart, lazyDialog } from '../../loading/lazyPart.tsx';

// The parts of the trips page that are loaded when a press opens them.
export const TripDetails = lazyPart(async () => (await import('./TripDetails.tsx')).TripDetails);
export const TripsExport = lazyDialog(
  async () => (await import('../../downloads/TripsExport.tsx')).TripsExport,
);

import { lazyPart, lazyDialog } from '../../loading/lazyPart.tsx';

// The parts of the trips page that are loaded when a press opens them.
export const TripDetails = lazyPart(async () => (await import('./TripDetails.tsx')).TripDetails);
export const DownloadTrips = lazyDialog(
  async () => (await import('../../downloads/DownloadTrips.tsx')).DownloadTrips,
);

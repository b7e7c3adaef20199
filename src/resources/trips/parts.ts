import { later, laterDialog } from '../../later/later.tsx';

// The parts of the trips page that are loaded when a press opens them.
export const TripDetails = later(async () => (await import('./TripDetails.tsx')).TripDetails);
export const DownloadTrips = laterDialog(
  async () => (await import('../../downloads/DownloadTrips.tsx')).DownloadTrips,
);

import { later } from '../../later/later.tsx';

// What a press opens on the page of trips.
export const TripDetails = later(async () => (await import('./TripDetails.tsx')).TripDetails);
export const DownloadTrips = later(
  async () => (await import('../../downloads/DownloadTrips.tsx')).DownloadTrips,
);

export { loadFirstTrips } from './loadFirstTrips.ts';
export { TripsPage } from './TripsPage.tsx';

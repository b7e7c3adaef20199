export { BookingPage } from './BookingPage.tsx';

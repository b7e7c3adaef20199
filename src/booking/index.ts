export { BookingPage } from './BookingPage.tsx';
export { SinglePage } from './page/SinglePage.tsx';

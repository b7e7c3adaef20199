export { BookingPage } from './BookingPage.tsx';
export { EditPage } from './edit/EditPage.tsx';
export { SinglePage } from './page/SinglePage.tsx';

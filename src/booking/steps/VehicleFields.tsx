import { NotesField } from '../fields/NotesField.tsx';
import { OfferList } from '../fields/OfferList.tsx';
import { VehicleCount } from '../fields/VehicleCount.tsx';

/** Fleet and vehicle, how many, and what the driver should know. */
export const VehicleFields = () => (
  <>
    <OfferList />
    <VehicleCount />
    <NotesField />
  </>
);

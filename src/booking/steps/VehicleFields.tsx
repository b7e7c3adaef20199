import { NotesField } from '../fields/NotesField.tsx';
import { OfferList } from '../fields/OfferList.tsx';
import { PaymentChoice } from '../fields/PaymentChoice.tsx';
import { VehicleCount } from '../fields/VehicleCount.tsx';
import { ReturnTrip } from '../returnTrip/ReturnTrip.tsx';

/** Fleet and vehicle, how many, and how they are paid. */
export const VehicleFields = () => (
  <>
    <OfferList />
    <PaymentChoice />
    <VehicleCount />
    <ReturnTrip />
    <NotesField />
  </>
);

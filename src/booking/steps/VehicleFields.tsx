import { NotesField } from '../fields/NotesField.tsx';
import { OfferList } from '../fields/OfferList.tsx';
import { PaymentChoice } from '../fields/PaymentChoice.tsx';
import { VehicleCount } from '../fields/VehicleCount.tsx';
import { ReturnTrip } from '../returnTrip/ReturnTrip.tsx';

/** Which fleet and vehicle, how many, paid how. */
export const VehicleFields = () => (
  <>
    <OfferList />
    <PaymentChoice />
    <VehicleCount />
    <ReturnTrip />
    <NotesField />
  </>
);

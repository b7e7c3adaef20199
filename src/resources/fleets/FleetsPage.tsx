import { fleets } from '../../../contract/resources/fleets.ts';
import { DeclaredPage } from '../declared/DeclaredPage.tsx';
import { AreaInput } from './AreaInput.tsx';

const Elsewhere = () => null;
/** One map for all three fields. */
const inputs = { latitude: AreaInput, longitude: Elsewhere, serviceRadiusMeters: Elsewhere };

/** The taxi companies of the channel. */
export const FleetsPage = () => (
  <DeclaredPage declaration={fleets} path="/fleets" dialogWidth={480} inputs={inputs} />
);

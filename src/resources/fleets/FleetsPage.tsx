import { fleets } from '../../../contract/resources/fleets.ts';
import { DeclaredPage } from '../declared/DeclaredPage.tsx';

/** The taxi companies of the channel. Wholly derived from the declaration. */
export const FleetsPage = () => <DeclaredPage declaration={fleets} path="/fleets" />;

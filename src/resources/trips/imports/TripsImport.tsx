import { tripLines } from '../../../../contract/import/tripLines.ts';
import type { Account } from '../../../downloads/AccountChoice.tsx';
import ImportWizard from '../../../imports/wizard/ImportWizard.tsx';

interface TripsImportProps {
  /** The account that the list shows; null for all of the caller's. */
  account: Account | null;
  onClose: () => void;
}

/** Books trips from a file. */
export const TripsImport = ({ account, onClose }: TripsImportProps) => (
  <ImportWizard declaration={tripLines} account={account} onClose={onClose} />
);

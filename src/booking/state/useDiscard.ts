import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { hasEntries } from '../../../contract/booking/draft.ts';
import { undoable } from '../../shell/notices/undo.ts';
import { useFormAddress } from '../useFormAddress.ts';
import type { DraftStore } from './draftStore.ts';
import { firstEntry } from './stepHistory.ts';
import type { BookingSubmission } from './submission.ts';
import type { KeptWizard } from './wizard.ts';

/**
 * Empties the form, with a notice that can put its content back. If another booking was begun in
 * the meantime, putting the first one back discards that one, again with an undo.
 */
export function useDiscard(
  store: DraftStore,
  actions: BookingSubmission,
  startOver: () => void,
): () => void {
  const notify = useNotify();
  const navigate = useNavigate();
  const address = useFormAddress();

  const present = (): KeptWizard | null => {
    const { draft, run, firstStep } = store.state();
    return hasEntries(draft) ? { draft, run, firstStep } : null;
  };
  const tell = (discarded: KeptWizard): void =>
    notify('booking.draft.discarded', {
      type: 'info',
      ...undoable(() => {
        const other = present();
        actions.release();
        store.dispatch({ type: 'restored', wizard: discarded });
        const booking = firstEntry(discarded.run, discarded.firstStep);
        void navigate(address, { state: { booking } });
        if (other) tell(other);
      }),
    });

  return () => {
    const discarded = present();
    startOver();
    if (discarded) tell(discarded);
  };
}

import { useNavigate } from 'react-router-dom';
import { useLetterShortcuts } from '../../shell/shortcuts/useShortcut.ts';
import { bookingAddress } from '../../shell/addresses.ts';
import { useActor } from '../../authProvider/useGrant.ts';
import { booksTrips } from '../../../contract/core/roles.ts';

/** Books a trip again with its shortcut letter; null for users who do not have that shortcut. */
export function useReuse(tripId: string): (() => void) | null {
  const navigate = useNavigate();
  const [hasLetters] = useLetterShortcuts();
  const books = booksTrips(useActor().role);
  return books && hasLetters ? () => void navigate(bookingAddress('trip', tripId)) : null;
}

import { useNavigate } from 'react-router-dom';
import { useLetterShortcuts } from '../../shell/shortcuts/useShortcut.ts';
import { bookingAddress } from '../../shell/addresses.ts';
import { useActor } from '../../authProvider/useGrant.ts';

/** Books a trip again with its shortcut letter; null for users who do not have that shortcut. */
export function useReuse(tripId: string): (() => void) | null {
  const navigate = useNavigate();
  const [hasLetters] = useLetterShortcuts();
  const books = useActor().role === 'corporationAdmin';
  return books && hasLetters ? () => void navigate(bookingAddress('trip', tripId)) : null;
}

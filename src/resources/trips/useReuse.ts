import { useNavigate } from 'react-router-dom';
import { useLetterShortcuts } from '../../shell/shortcuts/useShortcut.ts';
import { bookingAddress } from '../../shell/places.ts';
import { useActor } from '../../authProvider/useGrant.ts';

/** Books a trip again by its letter; null for whom there is no such letter. */
export function useReuse(tripId: string): (() => void) | null {
  const navigate = useNavigate();
  const [hasLetters] = useLetterShortcuts();
  const books = useActor().role === 'corporationAdmin';
  return books && hasLetters ? () => void navigate(bookingAddress('trip', tripId)) : null;
}

import { useNavigate } from 'react-router-dom';
import { useLetterShortcuts } from '../../shell/shortcuts/useShortcut.ts';
import { useActor } from '../../authProvider/useGrant.ts';

/** Where a trip is booked again. */
export const reusePath = (tripId: string): string => `/create-v2?id=${tripId}`;

/** Books a trip again by its letter; null for whom there is no such letter. */
export function useReuse(tripId: string): (() => void) | null {
  const navigate = useNavigate();
  const [hasLetters] = useLetterShortcuts();
  const books = useActor().role === 'corporationAdmin';
  return books && hasLetters ? () => void navigate(reusePath(tripId)) : null;
}

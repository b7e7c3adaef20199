import type { DeleteNoteProps } from '../declared/DeclaredContext.tsx';
import { TripsAhead } from './TripsAhead.tsx';
import { useTripsAhead } from './useTripsAhead.ts';

/** Asks about the future trips of employees who are deleted. */
export function DeleteTrips({ rows, isBusy, options, onOption }: DeleteNoteProps) {
  const ahead = useTripsAhead(rows.map(({ id }) => String(id)));
  return (
    <TripsAhead
      {...ahead}
      isDeletion
      isBusy={isBusy}
      choice={options['tripsAhead'] === 'cancel' ? 'cancel' : 'keep'}
      onChoose={(tripsAhead) => onOption({ tripsAhead })}
    />
  );
}

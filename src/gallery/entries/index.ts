import type { Area } from '../entry.ts';
import { booking } from './booking.tsx';
import { controls } from './controls.tsx';
import { dialogs } from './dialogs.tsx';
import { fields } from './fields.tsx';
import { lists } from './lists.tsx';
import { trips } from './trips.tsx';

export const AREAS: readonly Area[] = [
  { id: 'controls', name: 'Buttons, chips and states', entries: controls },
  { id: 'fields', name: 'Fields', entries: fields },
  { id: 'lists', name: 'Lists', entries: lists },
  { id: 'dialogs', name: 'Dialogs and notices', entries: dialogs },
  { id: 'trips', name: 'Trips and maps', entries: trips },
  { id: 'booking', name: 'Booking', entries: booking },
];

import type { trips as english } from '../en/trips.ts';
import type { Messages } from '../messages.ts';

export const trips: Messages<typeof english> = {};

import type { booking as english } from '../en/booking.ts';
import type { Messages } from '../messages.ts';

export const booking: Messages<typeof english> = {};

/** The status of a booking's two trips, and the fields of the return. */
export const bookingLegs = {
  outbound: 'Outbound trip',
  inbound: 'Return trip',
  waiting: {
    outbound: 'Waiting',
    inbound: 'The return follows once the outbound trip is booked',
  },
  creating: { outbound: 'Creating your booking…', inbound: 'Creating your return booking…' },
  paying: { outbound: 'Confirming the payment…', inbound: 'Confirming the payment of the return…' },
  created: { outbound: 'Booking confirmed', inbound: 'Return confirmed' },
  error: { outbound: 'Booking failed', inbound: 'The return was not booked' },
  declined: { outbound: 'Payment failed', inbound: 'Payment of the return failed' },
  uncertain: {
    outbound: 'We do not know yet whether your trip is booked',
    inbound: 'We do not know yet whether your return is booked',
  },
  unsent: {
    outbound: 'Your trip has not been sent yet',
    inbound: 'Your return has not been sent yet',
  },
  giveUp: { outbound: 'Stop booking', inbound: 'Stop booking the return' },
  giveUpTitle: { outbound: 'Stop booking this trip?', inbound: 'Stop booking the return?' },
  abandoning: { outbound: 'Stopping the booking…', inbound: 'Stopping the return…' },
  abandoned: { outbound: 'Booking stopped', inbound: 'Return not booked' },
  cancelling: { outbound: 'Cancelling…', inbound: 'Cancelling the return…' },
  cancelled: { outbound: 'Booking cancelled', inbound: 'Return cancelled' },
  cancel: { outbound: 'Cancel booking', inbound: 'Cancel return' },
  cancelTitle: { outbound: 'Cancel this booking?', inbound: 'Cancel the return?' },
  duplicateBack: { outbound: 'Back to the form', inbound: 'Do not book the return' },
  changeTime: 'Choose another time',
} as const;

/** The question about the return in the vehicle step. */
export const returnTrip = {
  wanted: 'Book a return trip',
  title: 'Return trip',
  text: 'From %{pickup} back to %{dropoff}.',
  date: 'Return date',
  time: 'Return time',
  earliest: '%{time} at the earliest.',
  zone: 'Local time at the pickup of the return: %{zone}.',
  cancel: 'Cancel',
  confirm: 'Confirm',
  edit: 'Change return time',
  at: 'Return on %{time}',
  flight: 'Return flight number',
  fare: 'Return',
  outboundFare: 'Outbound',
} as const;

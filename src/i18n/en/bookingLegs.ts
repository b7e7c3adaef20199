/** A booking's two trips: how they stand, and the way back's own fields. */
export const bookingLegs = {
  outbound: 'Outbound trip',
  inbound: 'Return trip',
  waiting: {
    outbound: 'Waiting',
    inbound: 'The return follows once the outbound trip is booked',
  },
  creating: { outbound: 'Creating your booking…', inbound: 'Creating your return booking…' },
  paying: { outbound: 'Confirming the payment…', inbound: 'Confirming the return’s payment…' },
  created: { outbound: 'Booking confirmed', inbound: 'Return confirmed' },
  error: { outbound: 'Booking failed', inbound: 'The return was not booked' },
  declined: { outbound: 'Payment failed', inbound: 'Payment of the return failed' },
  uncertain: {
    outbound: 'We could not hear whether the booking was made',
    inbound: 'We could not hear whether the return was booked',
  },
  giveUp: { outbound: 'Give up this booking', inbound: 'Give up the return' },
  giveUpTitle: { outbound: 'Give up this booking?', inbound: 'Give up the return?' },
  abandoning: { outbound: 'Giving up the booking…', inbound: 'Giving up the return…' },
  abandoned: { outbound: 'Booking given up', inbound: 'Return given up' },
  cancelling: { outbound: 'Cancelling…', inbound: 'Cancelling the return…' },
  cancelled: { outbound: 'Booking cancelled', inbound: 'Return cancelled' },
  cancel: { outbound: 'Cancel booking', inbound: 'Cancel return booking' },
  cancelTitle: { outbound: 'Cancel this booking?', inbound: 'Cancel the return booking?' },
  duplicateBack: { outbound: 'Back to the form', inbound: 'Leave it out' },
  changeTime: 'Choose another time',
} as const;

/** The vehicle step's question about the way back. */
export const returnTrip = {
  wanted: 'Book a return trip',
  title: 'Return trip',
  text: 'From %{pickup} back to %{dropoff}.',
  date: 'Return date',
  time: 'Return time',
  earliest: 'At the earliest %{time}.',
  zone: 'Local to the return’s pickup: %{zone}.',
  cancel: 'Cancel',
  confirm: 'Confirm',
  edit: 'Change return time',
  at: 'Return on %{time}',
  flight: 'Return flight number',
  fare: 'Return',
  outboundFare: 'Outbound',
} as const;

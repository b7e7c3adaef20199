import type { TripErrorMessages } from '../failureTexts.ts';

export const tripFailures: TripErrorMessages = {
  BOOKING_NOT_CONFIRMABLE: {
    title: 'Cannot be confirmed',
    message: 'This booking can no longer be confirmed. Look for it under Trips, or book again.',
  },
  BOOKING_EXPIRED: {
    title: 'Booking expired',
    message: 'The booking was not confirmed in time and nothing was charged. Book again.',
  },
  BOOKING_ABANDONED: {
    title: 'Booking stopped',
    message: 'This booking was stopped before it was made. Nothing was charged. Book again.',
  },
  BOOKING_NOT_CANCELLABLE: {
    title: 'Cannot be cancelled',
    message: 'It is too late to cancel this trip here. Call the taxi company.',
  },
  BOOKING_NOT_CHANGEABLE: {
    title: 'Cannot be changed',
    message:
      'Only trips booked ahead can be changed, and it is too late to change this one. Reload the page.',
  },
  BOOKING_CHANGE_EXPIRED: {
    title: 'Change not confirmed in time',
    message: 'The trip keeps its pickup time. Choose the new time again and confirm it.',
  },
  FARE_CHANGED: {
    title: 'The price has gone up',
    message:
      'This trip now costs %{fare} instead of %{expected}. Confirm the new price, or change the trip.',
  },
  DUPLICATE_BOOKING_NOT_ACKNOWLEDGED: {
    title: 'Book twice?',
    message: 'There is already a booking like this one. Confirm that you want another one.',
  },
  NOT_ALLOWED_BY_POLICY: {
    title: 'Not allowed by the travel rules',
    message:
      'The travel rules of this passenger do not allow this trip. %{rules} Change the trip and try again.',
  },
  PAYMENT_DECLINED: {
    title: 'Card declined',
    message:
      'Your bank declined the card. Nothing was booked or charged. Choose another payment method.',
  },
  PAYMENT_NOT_CONFIRMED: {
    title: 'Payment not confirmed',
    message: 'Your bank has not confirmed the payment yet. Confirm it there, then try again.',
  },
  OFFER_NOT_AVAILABLE: {
    title: 'Vehicle not available',
    message: 'This vehicle is no longer offered for the trip. Choose another one.',
  },
  FARE_NOT_AVAILABLE: {
    title: 'No fare available',
    message: 'No fare can be worked out for this trip. Change the addresses or the vehicle.',
  },
  TRIP_TOO_LONG: {
    title: 'Trip too long',
    message:
      'This trip is %{distance} long; %{fleet} drives at most %{longest}. Choose a nearer dropoff, fewer stops or another taxi company.',
  },
  RECEIPT_NOT_AVAILABLE: {
    title: 'No receipt yet',
    message: 'The receipt is available once the trip is completed and its price is final.',
  },
  TRACKING_ENDED: {
    title: 'This trip is over',
    message: 'This tracking link no longer works. For a receipt, ask the person who booked.',
  },
};

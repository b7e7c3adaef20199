/** The receipt of a trip, as a PDF. What a trip's details are called is in `trips`. */
export const receipt = {
  title: 'Receipt',
  fileName: 'receipt',
  booked: 'Booked on %{date}',
  trip: 'Trip',
  booking: 'Booking',
  price: 'Price',
  distance: 'Distance',
  account: 'Account',
  paidBy: 'Paid by',
  page: 'Page %{page} of %{of}',
  failed: 'The receipt could not be made. Check your connection and try again.',
} as const;

import type { PolicyTexts } from '../policy/texts.ts';

export const policy: PolicyTexts = {
  rules: {
    location: 'Only trips %{places}',
    places: {
      from: 'from %{origin}',
      to: 'to %{destination}',
      between: 'between %{origin} and %{destination}',
    },
    maxAmount: {
      day: 'Spending per day: at most %{limit}',
      week: 'Spending per week: at most %{limit}',
      month: 'Spending per month: at most %{limit}',
    },
    frequency: {
      day: 'Trips per day: at most %{limit}',
      week: 'Trips per week: at most %{limit}',
      month: 'Trips per month: at most %{limit}',
    },
    dateTime: '%{weekday}: no trips from %{slots}',
    slot: '%{start} to %{end}',
    fullDay: '%{weekday}: no trips',
    distance: 'Distance: at most %{limit}',
    time: 'Travel time: at most %{limit}',
  },
  minutes: '%{minutes} min',
  measured: {
    maxAmount: 'Used so far: %{used}. This trip: up to %{amount}.',
    maxAmountOfReturn:
      'Used so far: %{used}. Outbound trip: up to %{outbound}. This trip: up to %{amount}.',
    frequency: 'Booked already: %{used}.',
    frequencyOfReturn: 'Booked already: %{used}. The outbound trip also counts.',
    dateTime: 'The pickup is at %{time}.',
    trip: 'This trip: %{actual}.',
    stops: 'Stops elsewhere: %{stops}.',
  },
  remedies: {
    location: 'Choose an allowed place.',
    stops: 'Stop only at allowed places.',
    amountLeft: 'Choose a trip of up to %{left}.',
    anotherPeriod: {
      day: 'Choose another day.',
      week: 'Choose another week.',
      month: 'Choose another month.',
    },
    anotherPeriodWithin: {
      day: 'Choose another day and a trip of up to %{limit}.',
      week: 'Choose another week and a trip of up to %{limit}.',
      month: 'Choose another month and a trip of up to %{limit}.',
    },
    before: 'Choose a time up to %{before}.',
    after: 'Choose a time from %{after}.',
    beforeOrAfter: 'Choose a time up to %{before} or from %{after}.',
    shorter: 'Choose a shorter trip.',
  },
  guestIsEmployee:
    'The phone number or e-mail is that of an employee, so the travel rules for that employee apply.',
  returnTrip: 'Return trip: %{message}',
};

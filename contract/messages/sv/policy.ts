import type { PolicyTexts } from '../policy/texts.ts';

export const policy: PolicyTexts = {
  rules: {
    location: 'Endast resor %{places}',
    places: {
      from: 'från %{origin}',
      to: 'till %{destination}',
      between: 'mellan %{origin} och %{destination}',
    },
    maxAmount: {
      day: 'Utgifter per dag: högst %{limit}',
      week: 'Utgifter per vecka: högst %{limit}',
      month: 'Utgifter per månad: högst %{limit}',
    },
    frequency: {
      day: 'Resor per dag: högst %{limit}',
      week: 'Resor per vecka: högst %{limit}',
      month: 'Resor per månad: högst %{limit}',
    },
    dateTime: '%{weekday}: inga resor kl. %{slots}',
    slot: '%{start}–%{end}',
    fullDay: '%{weekday}: inga resor',
    distance: 'Sträcka: högst %{limit}',
    time: 'Restid: högst %{limit}',
  },
  minutes: '%{minutes} min',
  measured: {
    maxAmount: 'Använt hittills: %{used}. Den här resan: upp till %{amount}.',
    maxAmountOfReturn:
      'Använt hittills: %{used}. Utresa: upp till %{outbound}. Den här resan: upp till %{amount}.',
    frequency: 'Redan bokade: %{used}.',
    frequencyOfReturn: 'Redan bokade: %{used}. Utresan räknas också.',
    dateTime: 'Upphämtningen är kl. %{time}.',
    trip: 'Den här resan: %{actual}.',
    stops: 'Stopp på andra platser: %{stops}.',
  },
  remedies: {
    location: 'Välj en tillåten plats.',
    stops: 'Stanna bara på tillåtna platser.',
    amountLeft: 'Välj en resa på högst %{left}.',
    anotherPeriod: {
      day: 'Välj en annan dag.',
      week: 'Välj en annan vecka.',
      month: 'Välj en annan månad.',
    },
    anotherPeriodWithin: {
      day: 'Välj en annan dag och en resa på högst %{limit}.',
      week: 'Välj en annan vecka och en resa på högst %{limit}.',
      month: 'Välj en annan månad och en resa på högst %{limit}.',
    },
    before: 'Välj en tid till och med kl. %{before}.',
    after: 'Välj en tid från och med kl. %{after}.',
    beforeOrAfter: 'Välj en tid till och med kl. %{before} eller från och med kl. %{after}.',
    shorter: 'Välj en kortare resa.',
  },
  guestIsEmployee:
    'Telefonnumret eller e-postadressen tillhör en medarbetare, vars reseregler därför gäller.',
  returnTrip: 'Returresa: %{message}',
};

import type { PolicyTexts } from '../policy/texts.ts';

export const policy: PolicyTexts = {
  rules: {
    location: 'Csak a következő utazások: %{places}',
    places: {
      from: 'innen: %{origin}',
      to: 'ide: %{destination}',
      between: '%{origin} és %{destination} között',
    },
    maxAmount: {
      day: 'Napi költés: legfeljebb %{limit}',
      week: 'Heti költés: legfeljebb %{limit}',
      month: 'Havi költés: legfeljebb %{limit}',
    },
    frequency: {
      day: 'Utazások naponta: legfeljebb %{limit}',
      week: 'Utazások hetente: legfeljebb %{limit}',
      month: 'Utazások havonta: legfeljebb %{limit}',
    },
    dateTime: '%{weekday}: nincs utazás %{slots} között',
    slot: '%{start}–%{end}',
    fullDay: '%{weekday}: nincs utazás',
    distance: 'Távolság: legfeljebb %{limit}',
    time: 'Menetidő: legfeljebb %{limit}',
  },
  minutes: '%{minutes} perc',
  measured: {
    maxAmount: 'Eddig felhasználva: %{used}. Ez az utazás: legfeljebb %{amount}.',
    maxAmountOfReturn:
      'Eddig felhasználva: %{used}. Odaút: legfeljebb %{outbound}. Ez az utazás: legfeljebb %{amount}.',
    frequency: 'Már lefoglalva: %{used}.',
    frequencyOfReturn: 'Már lefoglalva: %{used}. Az odaút is beleszámít.',
    dateTime: 'A felvétel időpontja: %{time}.',
    trip: 'Ez az utazás: %{actual}.',
    stops: 'Megállók máshol: %{stops}.',
  },
  remedies: {
    location: 'Válasszon engedélyezett helyet.',
    stops: 'Csak engedélyezett helyeken álljon meg.',
    amountLeft: 'Válasszon legfeljebb %{left} összegű utazást.',
    anotherPeriod: {
      day: 'Válasszon másik napot.',
      week: 'Válasszon másik hetet.',
      month: 'Válasszon másik hónapot.',
    },
    anotherPeriodWithin: {
      day: 'Válasszon másik napot és legfeljebb %{limit} összegű utazást.',
      week: 'Válasszon másik hetet és legfeljebb %{limit} összegű utazást.',
      month: 'Válasszon másik hónapot és legfeljebb %{limit} összegű utazást.',
    },
    before: 'Válasszon legkésőbb %{before} időpontot.',
    after: 'Válasszon legkorábban %{after} időpontot.',
    beforeOrAfter: 'Válasszon legkésőbb %{before} vagy legkorábban %{after} időpontot.',
    shorter: 'Válasszon rövidebb utazást.',
  },
  guestIsEmployee:
    'A telefonszám vagy az e-mail-cím egy munkatársé, ezért az ő utazási szabályai érvényesek.',
  returnTrip: 'Visszaút: %{message}',
};

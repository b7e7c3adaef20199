import type { PolicyTexts } from '../policy/texts.ts';

export const policy: PolicyTexts = {
  rules: {
    location: 'Vain seuraavat matkat: %{places}',
    places: {
      from: 'lähtöpaikka %{origin}',
      to: 'määränpää %{destination}',
      between: 'paikkojen %{origin} ja %{destination} välillä',
    },
    maxAmount: {
      day: 'Kulut päivässä: enintään %{limit}',
      week: 'Kulut viikossa: enintään %{limit}',
      month: 'Kulut kuukaudessa: enintään %{limit}',
    },
    frequency: {
      day: 'Matkoja päivässä: enintään %{limit}',
      week: 'Matkoja viikossa: enintään %{limit}',
      month: 'Matkoja kuukaudessa: enintään %{limit}',
    },
    dateTime: '%{weekday}: ei matkoja klo %{slots}',
    slot: '%{start}–%{end}',
    fullDay: '%{weekday}: ei matkoja',
    distance: 'Etäisyys: enintään %{limit}',
    time: 'Matka-aika: enintään %{limit}',
  },
  minutes: '%{minutes} min',
  measured: {
    maxAmount: 'Käytetty tähän mennessä: %{used}. Tämä matka: enintään %{amount}.',
    maxAmountOfReturn:
      'Käytetty tähän mennessä: %{used}. Menomatka: enintään %{outbound}. Tämä matka: enintään %{amount}.',
    frequency: 'Jo varattu: %{used}.',
    frequencyOfReturn: 'Jo varattu: %{used}. Myös menomatka lasketaan mukaan.',
    dateTime: 'Nouto on klo %{time}.',
    trip: 'Tämä matka: %{actual}.',
    stops: 'Välipysähdykset muualla: %{stops}.',
  },
  remedies: {
    location: 'Valitse sallittu paikka.',
    stops: 'Pysähdy vain sallituissa paikoissa.',
    amountLeft: 'Valitse enintään %{left} maksava matka.',
    anotherPeriod: {
      day: 'Valitse toinen päivä.',
      week: 'Valitse toinen viikko.',
      month: 'Valitse toinen kuukausi.',
    },
    anotherPeriodWithin: {
      day: 'Valitse toinen päivä ja enintään %{limit} maksava matka.',
      week: 'Valitse toinen viikko ja enintään %{limit} maksava matka.',
      month: 'Valitse toinen kuukausi ja enintään %{limit} maksava matka.',
    },
    before: 'Valitse aika viimeistään klo %{before}.',
    after: 'Valitse aika aikaisintaan klo %{after}.',
    beforeOrAfter: 'Valitse aika viimeistään klo %{before} tai aikaisintaan klo %{after}.',
    shorter: 'Valitse lyhyempi matka.',
  },
  guestIsEmployee:
    'Puhelinnumero tai sähköposti on työntekijän, joten hänen matkasääntönsä ovat voimassa.',
  returnTrip: 'Paluumatka: %{message}',
};

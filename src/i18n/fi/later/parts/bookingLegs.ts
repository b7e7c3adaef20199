import type {
  bookingLegs as englishLegs,
  returnTrip as englishReturn,
} from '../../../en/later/parts/bookingLegs.ts';
import type { Messages } from '../../../messages.ts';

export const bookingLegs: Messages<typeof englishLegs> = {
  outbound: 'Menomatka',
  inbound: 'Paluumatka',
  waiting: {
    outbound: 'Odottaa',
    inbound: 'Paluumatka varataan, kun menomatka on varattu',
  },
  creating: { outbound: 'Matkaa varataan…', inbound: 'Paluumatkaa varataan…' },
  paying: { outbound: 'Maksua vahvistetaan…', inbound: 'Paluumatkan maksua vahvistetaan…' },
  created: { outbound: 'Varaus on vahvistettu', inbound: 'Paluumatka on vahvistettu' },
  error: { outbound: 'Varaus epäonnistui', inbound: 'Paluumatkaa ei varattu' },
  declined: { outbound: 'Maksu epäonnistui', inbound: 'Paluumatkan maksu epäonnistui' },
  uncertain: {
    outbound: 'Vielä ei tiedetä, onko matkasi varattu',
    inbound: 'Vielä ei tiedetä, onko paluumatkasi varattu',
  },
  unsent: {
    outbound: 'Varaustasi ei ole vielä lähetetty',
    inbound: 'Paluumatkan varausta ei ole vielä lähetetty',
  },
  giveUp: { outbound: 'Keskeytä varaus', inbound: 'Älä varaa paluumatkaa' },
  giveUpTitle: {
    outbound: 'Keskeytetäänkö varaus?',
    inbound: 'Jätetäänkö paluumatka varaamatta?',
  },
  abandoning: { outbound: 'Varausta keskeytetään…', inbound: 'Paluumatkaa keskeytetään…' },
  abandoned: { outbound: 'Varaus keskeytettiin', inbound: 'Paluumatkaa ei varattu' },
  cancelling: { outbound: 'Perutaan…', inbound: 'Paluumatkaa perutaan…' },
  cancelled: { outbound: 'Varaus on peruttu', inbound: 'Paluumatka on peruttu' },
  cancel: { outbound: 'Peru varaus', inbound: 'Peru paluumatka' },
  cancelTitle: { outbound: 'Perutaanko tämä varaus?', inbound: 'Perutaanko paluumatka?' },
  duplicateBack: { outbound: 'Takaisin lomakkeelle', inbound: 'Älä varaa paluumatkaa' },
  changeTime: 'Valitse toinen aika',
};

export const returnTrip: Messages<typeof englishReturn> = {
  wanted: 'Varaa paluumatka',
  title: 'Paluumatka',
  text: 'Lähtöpaikka %{pickup}, määränpää %{dropoff}.',
  date: 'Paluumatkan päivä',
  time: 'Paluumatkan aika',
  earliest: 'Aikaisintaan %{time}.',
  zone: 'Paikallinen aika paluumatkan noutopaikassa: %{zone}.',
  cancel: 'Peruuta',
  confirm: 'Vahvista',
  edit: 'Muuta paluumatkan aikaa',
  at: 'Paluu %{time}',
  flight: 'Paluumatkan lennon numero',
  fare: 'Paluumatka',
  outboundFare: 'Menomatka',
};

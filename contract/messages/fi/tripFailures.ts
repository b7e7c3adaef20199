import type { TripErrorMessages } from '../failureTexts.ts';

export const tripFailures: TripErrorMessages = {
  BOOKING_NOT_CONFIRMABLE: {
    title: 'Ei voida vahvistaa',
    message: 'Tätä varausta ei voi enää vahvistaa. Etsi se matkoista tai varaa uudelleen.',
  },
  BOOKING_EXPIRED: {
    title: 'Varaus on vanhentunut',
    message: 'Varausta ei vahvistettu ajoissa, eikä mitään veloitettu. Varaa uudelleen.',
  },
  BOOKING_ABANDONED: {
    title: 'Varaus keskeytettiin',
    message:
      'Tämä varaus keskeytettiin ennen kuin se valmistui. Mitään ei veloitettu. Varaa uudelleen.',
  },
  BOOKING_NOT_CANCELLABLE: {
    title: 'Ei voida perua',
    message: 'Tätä matkaa ei voi enää perua täällä. Soita taksiyhtiöön.',
  },
  BOOKING_NOT_CHANGEABLE: {
    title: 'Ei voida muuttaa',
    message:
      'Vain ennakkoon varattuja matkoja voi muuttaa, eikä tätä enää voi. Lataa sivu uudelleen.',
  },
  BOOKING_CHANGE_EXPIRED: {
    title: 'Muutosta ei vahvistettu ajoissa',
    message: 'Matkan noutoaika säilyy ennallaan. Valitse uusi aika uudelleen ja vahvista se.',
  },
  FARE_CHANGED: {
    title: 'Hinta on noussut',
    message:
      'Tämän matkan hinta on nyt %{fare}, aiemmin %{expected}. Vahvista uusi hinta tai muuta matkaa.',
  },
  DUPLICATE_BOOKING_NOT_ACKNOWLEDGED: {
    title: 'Varataanko kahdesti?',
    message: 'Tällainen varaus on jo olemassa. Vahvista, että haluat toisen.',
  },
  NOT_ALLOWED_BY_POLICY: {
    title: 'Matkasäännöt eivät salli',
    message:
      'Tämän matkustajan matkasäännöt eivät salli tätä matkaa. %{rules} Muuta matkaa ja yritä uudelleen.',
  },
  PAYMENT_DECLINED: {
    title: 'Kortti hylättiin',
    message:
      'Pankkisi hylkäsi kortin. Mitään ei varattu eikä veloitettu. Valitse toinen maksutapa.',
  },
  PAYMENT_NOT_CONFIRMED: {
    title: 'Maksua ei ole vahvistettu',
    message: 'Pankkisi ei ole vielä vahvistanut maksua. Vahvista se pankissasi ja yritä uudelleen.',
  },
  OFFER_NOT_AVAILABLE: {
    title: 'Ajoneuvo ei ole saatavilla',
    message: 'Tätä ajoneuvoa ei enää tarjota matkalle. Valitse toinen.',
  },
  FARE_NOT_AVAILABLE: {
    title: 'Hintaa ei ole saatavilla',
    message: 'Tälle matkalle ei voida laskea hintaa. Muuta osoitteita tai ajoneuvoa.',
  },
  TRIP_TOO_LONG: {
    title: 'Matka on liian pitkä',
    message:
      'Tämän matkan pituus on %{distance}; %{fleet} ajaa enintään %{longest}. Valitse lähempi määränpää, vähemmän pysähdyksiä tai toinen taksiyhtiö.',
  },
  RECEIPT_NOT_AVAILABLE: {
    title: 'Kuittia ei vielä ole',
    message: 'Kuitti on saatavilla, kun matka on päättynyt ja sen hinta on lopullinen.',
  },
  TRACKING_ENDED: {
    title: 'Tämä matka on päättynyt',
    message: 'Seurantalinkki ei enää toimi. Pyydä kuitti taksin varanneelta henkilöltä.',
  },
};

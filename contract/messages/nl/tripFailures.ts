import type { TripErrorMessages } from '../failureTexts.ts';

export const tripFailures: TripErrorMessages = {
  BOOKING_NOT_CONFIRMABLE: {
    title: 'Kan niet worden bevestigd',
    message:
      'Deze boeking kan niet meer worden bevestigd. Zoek de boeking op bij de ritten of boek opnieuw.',
  },
  BOOKING_EXPIRED: {
    title: 'Boeking verlopen',
    message:
      'De boeking is niet op tijd bevestigd en er is niets in rekening gebracht. Boek opnieuw.',
  },
  BOOKING_ABANDONED: {
    title: 'Boeking gestopt',
    message:
      'Deze boeking is gestopt voordat ze tot stand kwam. Er is niets in rekening gebracht. Boek opnieuw.',
  },
  BOOKING_NOT_CANCELLABLE: {
    title: 'Kan niet worden geannuleerd',
    message: 'Deze rit kan hier niet meer worden geannuleerd. Bel het taxibedrijf.',
  },
  BOOKING_NOT_CHANGEABLE: {
    title: 'Kan niet worden gewijzigd',
    message:
      'Alleen vooraf geboekte ritten kunnen worden gewijzigd en deze kan dat niet meer. Laad de pagina opnieuw.',
  },
  BOOKING_CHANGE_EXPIRED: {
    title: 'Wijziging niet op tijd bevestigd',
    message: 'De rit houdt zijn ophaaltijd. Kies de nieuwe tijd opnieuw en bevestig die.',
  },
  FARE_CHANGED: {
    title: 'De prijs is gestegen',
    message:
      'Deze rit kost nu %{fare} in plaats van %{expected}. Bevestig de nieuwe prijs of wijzig de rit.',
  },
  DUPLICATE_BOOKING_NOT_ACKNOWLEDGED: {
    title: 'Twee keer boeken?',
    message: 'Er bestaat al zo’n boeking. Bevestig dat u er nog een wilt.',
  },
  NOT_ALLOWED_BY_POLICY: {
    title: 'Niet toegestaan door de reisregels',
    message:
      'De reisregels van deze passagier staan deze rit niet toe. %{rules} Wijzig de rit en probeer het opnieuw.',
  },
  PAYMENT_DECLINED: {
    title: 'Kaart geweigerd',
    message:
      'Uw bank heeft de kaart geweigerd. Er is niets geboekt of in rekening gebracht. Kies een andere betaalwijze.',
  },
  PAYMENT_NOT_CONFIRMED: {
    title: 'Betaling niet bevestigd',
    message:
      'Uw bank heeft de betaling nog niet bevestigd. Bevestig die daar en probeer het opnieuw.',
  },
  OFFER_NOT_AVAILABLE: {
    title: 'Voertuig niet beschikbaar',
    message: 'Dit voertuig wordt niet meer voor de rit aangeboden. Kies een ander.',
  },
  FARE_NOT_AVAILABLE: {
    title: 'Geen ritprijs beschikbaar',
    message: 'Voor deze rit kan geen prijs worden berekend. Wijzig de adressen of het voertuig.',
  },
  TRIP_TOO_LONG: {
    title: 'Rit te lang',
    message:
      'Deze rit is %{distance} lang; %{fleet} rijdt hoogstens %{longest}. Kies een bestemming dichterbij, minder tussenstops of een ander taxibedrijf.',
  },
  RECEIPT_NOT_AVAILABLE: {
    title: 'Nog geen ritbon',
    message: 'Er is een ritbon zodra de rit is afgelopen en de prijs vaststaat.',
  },
  TRACKING_ENDED: {
    title: 'Deze rit is afgelopen',
    message: 'De link om de rit te volgen werkt niet meer. Vraag de ritbon aan wie heeft geboekt.',
  },
};

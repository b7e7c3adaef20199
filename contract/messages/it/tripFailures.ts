import type { TripErrorMessages } from '../failureTexts.ts';

export const tripFailures: TripErrorMessages = {
  BOOKING_NOT_CONFIRMABLE: {
    title: 'Conferma non possibile',
    message:
      'Questa prenotazione non può più essere confermata. La cerchi tra le corse o prenoti di nuovo.',
  },
  BOOKING_EXPIRED: {
    title: 'Prenotazione scaduta',
    message:
      'La prenotazione non è stata confermata in tempo e nulla è stato addebitato. Prenoti di nuovo.',
  },
  BOOKING_ABANDONED: {
    title: 'Prenotazione interrotta',
    message:
      'Questa prenotazione è stata interrotta prima di essere effettuata. Nulla è stato addebitato. Prenoti di nuovo.',
  },
  BOOKING_NOT_CANCELLABLE: {
    title: 'Annullamento non possibile',
    message: 'Questa corsa non si può più annullare qui. Chiami la società di taxi.',
  },
  BOOKING_NOT_CHANGEABLE: {
    title: 'Modifica non possibile',
    message:
      'Si possono modificare solo le corse programmate, e questa non si può più modificare. Ricarichi la pagina.',
  },
  BOOKING_CHANGE_EXPIRED: {
    title: 'Modifica non confermata in tempo',
    message: 'La corsa mantiene il suo orario di partenza. Scelga di nuovo l’orario e lo confermi.',
  },
  FARE_CHANGED: {
    title: 'Il prezzo è aumentato',
    message:
      'Questa corsa costa ora %{fare} anziché %{expected}. Confermi il nuovo prezzo o modifichi la corsa.',
  },
  DUPLICATE_BOOKING_NOT_ACKNOWLEDGED: {
    title: 'Prenotare due volte?',
    message: 'Esiste già una prenotazione come questa. Confermi di volerne un’altra.',
  },
  NOT_ALLOWED_BY_POLICY: {
    title: 'Non consentito dalle regole di viaggio',
    message:
      'Le regole di viaggio di questo passeggero non consentono questa corsa. %{rules} Modifichi la corsa e riprovi.',
  },
  PAYMENT_DECLINED: {
    title: 'Carta rifiutata',
    message:
      'La banca ha rifiutato la carta. Nulla è stato prenotato o addebitato. Scelga un altro metodo di pagamento.',
  },
  PAYMENT_NOT_CONFIRMED: {
    title: 'Pagamento non confermato',
    message:
      'La banca non ha ancora confermato il pagamento. Lo confermi presso la banca, poi riprovi.',
  },
  OFFER_NOT_AVAILABLE: {
    title: 'Veicolo non disponibile',
    message: 'Questo veicolo non è più offerto per la corsa. Ne scelga un altro.',
  },
  FARE_NOT_AVAILABLE: {
    title: 'Nessun prezzo disponibile',
    message:
      'Per questa corsa non è possibile calcolare un prezzo. Cambi gli indirizzi o il veicolo.',
  },
  TRIP_TOO_LONG: {
    title: 'Corsa troppo lunga',
    message:
      'Questa corsa è di %{distance}; %{fleet} percorre al massimo %{longest}. Scelga una destinazione più vicina, meno tappe o un’altra società di taxi.',
  },
  RECEIPT_NOT_AVAILABLE: {
    title: 'Ricevuta non ancora disponibile',
    message: 'La ricevuta è disponibile quando la corsa è terminata e il prezzo è definitivo.',
  },
  TRACKING_ENDED: {
    title: 'Questa corsa è terminata',
    message:
      'Il link per seguire la corsa non è più valido. Chieda la ricevuta a chi ha prenotato.',
  },
};

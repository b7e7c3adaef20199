import type {
  bookingLegs as englishBookingLegs,
  returnTrip as englishReturnTrip,
} from '../../../en/later/parts/bookingLegs.ts';
import type { Messages } from '../../../messages.ts';

export const bookingLegs: Messages<typeof englishBookingLegs> = {
  outbound: 'Andata',
  inbound: 'Ritorno',
  waiting: {
    outbound: 'In attesa',
    inbound: 'Il ritorno segue quando l’andata è prenotata',
  },
  creating: { outbound: 'Creazione della prenotazione…', inbound: 'Prenotazione del ritorno…' },
  paying: { outbound: 'Conferma del pagamento…', inbound: 'Conferma del pagamento del ritorno…' },
  created: { outbound: 'Prenotazione confermata', inbound: 'Ritorno confermato' },
  error: { outbound: 'Prenotazione non riuscita', inbound: 'Il ritorno non è stato prenotato' },
  declined: { outbound: 'Pagamento non riuscito', inbound: 'Pagamento del ritorno non riuscito' },
  uncertain: {
    outbound: 'Non sappiamo ancora se la corsa è prenotata',
    inbound: 'Non sappiamo ancora se il ritorno è prenotato',
  },
  unsent: {
    outbound: 'La prenotazione non è ancora stata inviata',
    inbound: 'La prenotazione del ritorno non è ancora stata inviata',
  },
  giveUp: { outbound: 'Interrompi la prenotazione', inbound: 'Interrompi il ritorno' },
  giveUpTitle: {
    outbound: 'Interrompere questa prenotazione?',
    inbound: 'Interrompere la prenotazione del ritorno?',
  },
  abandoning: {
    outbound: 'Interruzione della prenotazione…',
    inbound: 'Interruzione del ritorno…',
  },
  abandoned: { outbound: 'Prenotazione interrotta', inbound: 'Ritorno non prenotato' },
  cancelling: { outbound: 'Annullamento…', inbound: 'Annullamento del ritorno…' },
  cancelled: { outbound: 'Prenotazione annullata', inbound: 'Ritorno annullato' },
  cancel: { outbound: 'Annulla la prenotazione', inbound: 'Annulla il ritorno' },
  cancelTitle: {
    outbound: 'Annullare questa prenotazione?',
    inbound: 'Annullare il ritorno?',
  },
  duplicateBack: { outbound: 'Torna al modulo', inbound: 'Non prenotare il ritorno' },
  changeTime: 'Scegli un altro orario',
};

export const returnTrip: Messages<typeof englishReturnTrip> = {
  wanted: 'Prenota il ritorno',
  title: 'Corsa di ritorno',
  text: 'Da %{pickup} a %{dropoff}.',
  date: 'Data del ritorno',
  time: 'Ora del ritorno',
  earliest: 'Non prima delle %{time}.',
  zone: 'Ora locale alla partenza del ritorno: %{zone}.',
  cancel: 'Annulla',
  confirm: 'Conferma',
  edit: 'Cambia l’orario del ritorno',
  at: 'Ritorno: %{time}',
  flight: 'Numero del volo di ritorno',
  fare: 'Ritorno',
  outboundFare: 'Andata',
};

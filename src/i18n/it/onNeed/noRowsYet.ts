import type { noRowsYet as english } from '../../en/onNeed/noRowsYet.ts';
import type { Messages } from '../../messages.ts';

export const noRowsYet: Messages<typeof english> = {
  'business-passengers': {
    title: 'Ancora nessun dipendente',
    text: 'Le corse si prenotano per i dipendenti. Aggiunga il primo con nome, e-mail e telefono, oppure importi un intero elenco: il modello CSV indica le colonne.',
  },
  'business-guests': {
    title: 'Ancora nessun ospite',
    text: 'Gli ospiti sono visitatori per cui prenota corse, per esempio candidati o clienti. Aggiunga qui il primo. Anche chi viene inserito come ospite durante una prenotazione compare poi qui.',
  },
  'travel-restrictions': {
    title: 'Ancora nessuna restrizione di viaggio',
    text: 'Senza restrizioni di viaggio, i dipendenti possono prenotare qualsiasi corsa. Una restrizione limita ciò che un gruppo può prenotare, per esempio corse tra ufficio e aeroporto nei giorni feriali, fino a un certo prezzo.',
  },
  'favourite-addresses': {
    title: 'Ancora nessun preferito',
    text: 'Durante una prenotazione i preferiti vengono proposti per primi. Cominci dall’indirizzo da cui parte la maggior parte delle corse, per esempio «Sede centrale».',
  },
  corporations: {
    title: 'Ancora nessun account',
    text: 'Un account è un’azienda che prenota corse da voi. Aggiunga il primo con la società di taxi che gliele fattura, poi inviti il suo primo amministratore.',
  },
  fleets: {
    title: 'Ancora nessuna società di taxi',
    text: 'Le società di taxi effettuano le corse. Aggiunga la prima con il telefono e la sua zona, poi i suoi veicoli e prezzi.',
  },
  'fleet-offers': {
    title: 'Ancora nessun veicolo',
    text: 'In una prenotazione si sceglie tra i veicoli delle società di taxi. Aggiunga una categoria con posti e prezzi, per esempio una berlina a quattro posti.',
  },
  budgets: {
    title: 'Ancora nessun budget',
    text: 'Un budget indica quanto può spendere un account, un gruppo o un codice di costo in un mese, un trimestre o un anno. Contano anche le corse prenotate in anticipo. Aggiunga il primo con il suo importo.',
  },
  'api-keys': {
    title: 'Ancora nessuna chiave API',
    text: 'Con una chiave API i sistemi dell’azienda fanno chiamate, per esempio un sistema del personale che tiene aggiornati i dipendenti. Aggiunga la prima e scelga che cosa può fare.',
  },
  'webhook-endpoints': {
    title: 'Ancora nessun webhook',
    text: 'Un webhook dice ai sistemi dell’azienda che cosa succede, per esempio quando una corsa viene prenotata o annullata. Aggiunga il primo con l’indirizzo da chiamare.',
  },
  invoices: {
    title: 'Ancora nessuna fattura',
    text: 'All’inizio di ogni mese, le corse del mese precedente pagate con l’account aziendale vengono riunite in una fattura. Compare poi qui, in PDF e CSV.',
  },
};

import type { restrictions as english } from '../../en/later/restrictions.ts';
import type { Messages } from '../../messages.ts';

export const restrictions: Messages<typeof english> = {
  none: 'Ancora nessuna regola. Tutte le corse sono consentite.',
  summary: 'In breve',
  aboveZero: 'Inserisca un numero maggiore di 0, o lasci vuoto per nessun limite',
  whole: 'Inserisca un numero intero',
  minutes: 'min',
  moving:
    '%{groups} segue ora un’altra restrizione di viaggio e passerà a questa. |||| %{groups} seguono ora altre restrizioni di viaggio e passeranno a questa.',
  distance: 'Distanza massima',
  duration: 'Durata massima',
  spending: {
    day: 'Spesa al giorno',
    week: 'Spesa alla settimana',
    month: 'Spesa al mese',
  },
  trips: { day: 'Corse al giorno', week: 'Corse alla settimana', month: 'Corse al mese' },
  limits: {
    title: 'Limiti per passeggero',
    hint: 'Lasci vuoto un campo per nessun limite. La settimana inizia di lunedì.',
  },
  trip: { title: 'Limiti per corsa', hint: 'Su tutto il percorso, tappe comprese.' },
  days: {
    title: 'Orari senza corse',
    hint: 'In questi orari nessuna corsa può iniziare, secondo l’ora locale alla partenza.',
    invalid: 'Inserisca un orario, ad esempio 09:30',
    none: 'Nessuna restrizione',
    fullDay: 'Giornata intera',
    range: 'Fascia oraria',
    startTime: '%{day}: nessuna corsa dalle',
    endTime: '%{day}: nessuna corsa fino alle',
    remove: '%{day}: rimuovi questa fascia oraria',
    add: 'Aggiungi un’altra fascia oraria',
  },
  weekdays: {
    monday: 'Lunedì',
    tuesday: 'Martedì',
    wednesday: 'Mercoledì',
    thursday: 'Giovedì',
    friday: 'Venerdì',
    saturday: 'Sabato',
    sunday: 'Domenica',
  },
  places: {
    title: 'Luoghi',
    hint: 'Se ci sono luoghi, una corsa è consentita quando corrisponde a uno di essi. Anche le tappe devono trovarsi in questi luoghi.',
    kind: 'Luogo %{number}',
    types: { from: 'Corse da', to: 'Corse verso', between: 'Corse tra' },
    origin: 'Inizio',
    destination: 'Fine',
    radius: 'Entro',
    radiusLimits: 'Inserisca da %{min} a %{max}',
    add: 'Aggiungi luogo',
    remove: 'Rimuovi il luogo %{number}',
  },
  trial: {
    try: 'Prova con le corse degli ultimi %{days} giorni',
    failed: 'Al momento non è possibile provare le regole. Riprovi.',
    more: 'Mostra altre %{smart_count}',
    latest: 'Queste sono le %{smart_count} più recenti.',
    none: 'Negli ultimi %{days} giorni non ci sono state corse su cui provare le regole.',
    partial:
      'L’account ha più corse di quante se ne provino in una volta. Sono state esaminate solo le ultime %{reads}, dal %{date}.',
    result:
      '%{smart_count} corsa su %{checked} degli ultimi %{days} giorni sarebbe stata rifiutata. |||| %{smart_count} corse su %{checked} degli ultimi %{days} giorni sarebbero state rifiutate.',
  },
};

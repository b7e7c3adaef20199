import type { ErrorMessages } from '../failureTexts.ts';

export const validation: ErrorMessages['validation'] = {
  required: 'Obbligatorio',
  type: 'Questo valore non è adatto qui',
  tooShort: 'Almeno %{min} caratteri',
  tooLong: 'Al massimo %{max} caratteri',
  tooSmall: 'Almeno %{min}',
  tooBig: 'Al massimo %{max}',
  tooFew: 'Troppo pochi elementi; almeno %{min}',
  tooMany: 'Troppi elementi; al massimo %{max}',
  email: 'Deve essere un indirizzo e-mail, ad esempio nome@example.com',
  phone:
    'Deve essere un numero di telefono valido con il prefisso del Paese, ad esempio +393123456789',
  phoneExtension: 'I numeri si salvano senza interno. Tolga l’interno',
  phoneProposed: 'Non è certo quale numero sia. Se è %{number}, lo inserisca così',
  callingCode: 'Questo Paese non è conosciuto. Inserisca il suo prefisso, ad esempio +44',
  choice: 'Scelga uno dei valori proposti',
  language: 'Deve essere una di queste lingue: %{values}',
  number: 'Deve essere un numero',
  wholeNumber: 'Deve essere un numero intero',
  date: 'Deve essere una data, ad esempio 2026-12-31',
  dateTime: 'Data o ora non valida',
  timeInPast: 'L’orario non può essere nel passato',
  tooFarAhead: 'Troppo lontano; scelga un orario precedente',
  cardOfGroups:
    'Questa carta vale solo per i passeggeri di determinati gruppi. Scelga un altro metodo di pagamento',
  cardTooFarAhead:
    'Si può pagare con carta fino a %{days} giorni prima. Scelga un altro metodo di pagamento o un orario precedente',
  samePlace: 'La partenza e la destinazione sono lo stesso luogo. Scelga un’altra destinazione',
  notEnoughSeats: 'Ci sono solo %{seats} posti. Scelga un veicolo più grande o più veicoli',
  endBeforeStart:
    'La fine precede l’inizio. Per passare la mezzanotte, inserisca due fasce orarie: una fino alle 23:59 e una dalle 00:00 del giorno dopo',
  slotsOverlap: 'Scelga orari che non si sovrappongano',
  ruleTwice: 'Esiste già una regola su questo. Modifichi quella',
  invalidGroupName: 'Solo lettere, cifre, trattini, spazi e apostrofi',
  personName: 'Solo lettere, cifre, spazi, trattini, apostrofi, punti e virgole',
  plainText: 'Solo lettere, cifre, spazi e trattini',
  unreadable: 'Contiene caratteri che non si possono salvare: li elimini e riscriva il testo',
  reference: 'Non trovato; ne scelga un altro',
  unique: 'Già in uso; scelga un altro valore',
  takenMeanwhile:
    'Un altro elemento ha ora %{value}. Modificarlo o eliminarlo, poi ripristinare questo',
  deletedToo: 'Anche %{name} è eliminato. Ripristinarlo prima',
  alreadyAdded: 'L’utente è già stato aggiunto a questo account',
  fleetTwice: 'Questa società di taxi è già collegata',
  feeWithoutTime: 'Indichi la penale e i minuti prima della partenza, oppure lasci vuoti entrambi',
  dispatchAccount: 'Account della centrale non valido',
  simulatedAccount:
    'Qui le società di taxi sono simulate: i loro numeri cliente hanno sei cifre, ad esempio 123456',
  inactive: 'Questa persona non è attiva; la attivi prima',
  twice: 'La riga %{line} riguarda la stessa voce. Ne tenga una sola',
  ofAnother: 'Questo valore è di %{name}, ma la riga riguarda %{other}. Corregga uno dei due',
  hasAnother: '%{name} ha qui un altro valore: %{value}. Lo corregga o svuoti la cella',
  digitsLost: 'Il foglio di calcolo ha arrotondato questo numero. Inserisca tutte le cifre',
  spreadsheetError:
    'Qui il foglio di calcolo riporta un errore anziché un valore. Inserisca il valore o svuoti la cella',
  sameGuest: 'C’è già un ospite con questo nome e questo telefono',
  dayText: 'Questa non è una data. La scriva così: 31/12/2026',
  clockText: 'Questa non è un’ora. La scriva così: 14:30',
  placeUnsure: 'Non è chiaro quale luogo si intenda. Ne scelga uno o scriva l’indirizzo completo',
  placeUnknown: 'Questo luogo non è stato trovato. Scriva l’indirizzo completo',
  personUnknown:
    'Nessuno dell’account si chiama così. Per un nuovo ospite scriva nome e cognome e aggiunga un numero di telefono',
  severalPeople: 'Corrispondono più persone. Ne scelga una o scriva un indirizzo e-mail',
  sameLine:
    'La riga %{line} è la stessa corsa. Scriva 2 qui se le vuole entrambe, oppure ne tolga una',
  sameTrip:
    'C’è già una corsa così alle %{time}. Scriva 2 qui se vuole anche questa, oppure la tolga',
  changedSince:
    'Nel frattempo qualcun altro l’ha modificato. Salvi di nuovo per sostituire il valore',
  readOnly: 'Non può essere modificato',
  notAllowed: 'I permessi assegnati non consentono di modificarlo',
  unknown: 'Campo sconosciuto; lo tralasci',
  unknownSort: 'Non si può ordinare per questo campo; usi uno di questi: %{known}',
  unknownFilter: 'Parametro sconosciuto; usi uno di questi: %{known}',
  coordinates: 'Scelga un indirizzo tra i suggerimenti',
  uuid: 'Deve essere un ID assegnato dal server',
};

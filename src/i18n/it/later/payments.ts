import type { payments as english } from '../../en/later/payments.ts';
import type { Messages } from '../../messages.ts';

export const payments: Messages<typeof english> = {
  challenge: {
    title: 'Conferma con la banca',
    payment:
      'La banca vuole verificare l’identità. %{amount} restano bloccati fino alla fine della corsa.',
    setup: 'La banca vuole verificare l’identità prima che la carta sia salvata.',
    standIn: 'Questa pagina di prova sostituisce la banca. Nessuna carta viene addebitata.',
    complete: 'Approva',
    fail: 'Rifiuta',
    close: 'Chiudi senza rispondere',
  },
  card: {
    add: 'Aggiungi carta',
    name: 'Intestatario della carta',
    details: 'Dati della carta',
    number: 'Numero della carta',
    expiry: 'MM / AA',
    cvc: 'Codice CVC',
    postalCode: 'Codice postale',
    save: 'Salva carta',
    created: 'Metodo di pagamento aggiunto',
    incomplete: 'Compili il numero della carta, la scadenza e il codice di sicurezza.',
    account: 'Account',
    failed: 'Impossibile salvare la carta. La controlli e riprovi.',
    notSaved: 'La carta non è stata salvata',
    refused: {
      card: 'La banca ha rifiutato questa carta. Ne usi un’altra.',
      number: 'Questo non è un numero di carta. Lo controlli e riprovi.',
      funds: 'La carta non ha fondi sufficienti. Ne usi un’altra.',
      expired: 'La carta è scaduta. Ne usi un’altra.',
      cvc: 'Il codice di sicurezza è errato. Lo controlli e riprovi.',
      bank: 'La banca non ha confermato l’identità. Riprovi o usi un’altra carta.',
      passing: 'Al momento la banca non può rispondere. Riprovi tra qualche minuto.',
    },
    standIn: 'Modalità di prova: usi una carta di prova come 4242 4242 4242 4242, mai una vera.',
  },
  groups: {
    label: 'Gruppi',
    all: 'Tutti',
    hint: 'Solo i passeggeri di questi gruppi possono viaggiare con la carta. Senza gruppi possono tutti.',
    title: 'Gruppi di %{method}',
    change: 'Cambia gruppi',
    saved: 'I gruppi di %{method} sono stati salvati',
    failed: 'Impossibile salvare i gruppi. Riprovi.',
    deleted: 'Gruppo eliminato',
  },
  page: {
    title: 'Metodi di pagamento',
    expiry: { expired: 'Scaduta', expires: 'Scade presto' },
    default: {
      mark: 'Predefinito',
      set: 'Ora il metodo predefinito è %{method}',
      failed: 'Impossibile cambiare il metodo predefinito. Riprovi.',
      expired:
        'La carta predefinita è scaduta: %{method}. Renda predefinito un altro metodo di pagamento.',
      expires:
        'La carta predefinita scade presto: %{method}. Aggiunga la nuova prima che le corse non si possano più pagare.',
    },
    gone: 'Questa carta è stata eliminata nel frattempo e non può essere quella predefinita.',
    deleteText:
      'Nessuna nuova corsa potrà essere pagata con questa carta. Le corse già prenotate vengono ancora addebitate.',
    deleteDefault: 'L’account pagherà poi con l’account aziendale, salvo altra indicazione.',
  },
};

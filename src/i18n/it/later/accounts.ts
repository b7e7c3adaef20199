import type { accounts as english } from '../../en/later/accounts.ts';
import type { Messages } from '../../messages.ts';

export const accounts: Messages<typeof english> = {
  billing: 'Dati di fatturazione',
  linked: 'Società di taxi %{number}',
  addFleet: 'Aggiungi società di taxi',
  removeLinked: 'Elimina la società di taxi %{number}',
  removeTitle: 'Eliminare l’account presso %{fleet}?',
  removeText:
    'Dopo il salvataggio %{fleet} non potrà più fatturare corse a questo account. Le corse passate restano come sono.',
  fleetMissing:
    'Colleghi almeno una società di taxi, perché le corse si possano fatturare all’account.',
  notAllValid: 'Ogni società di taxi richiede un numero cliente valido',
  invite: 'Invita',
  inviteFor: 'Invita un amministratore di %{name}',
  firstAdmin: {
    title: 'Invitare il primo amministratore?',
    text: '%{name} è nell’elenco, ma nessuno può ancora accedere per questo account. Il primo amministratore riceve un’e-mail, poi aggiunge i dipendenti e prenota le corse.',
    confirm: 'Invita amministratore',
    later: 'Più tardi',
  },
  validity: {
    validating: 'Verifica del numero presso la società di taxi',
    valid: 'La società di taxi conosce questo numero',
    invalid: 'Account della centrale non valido',
    unanswered: 'Il sistema della centrale della società di taxi non risponde. Riprovi tra poco.',
  },
  import: {
    title: 'Importa account',
    columns:
      'La prima riga contiene le intestazioni e viene saltata. Poi un account per riga, con le colonne in quest’ordine: nome dell’account, e-mail del suo amministratore, numero dell’account della centrale, lingua (en se manca).',
    looksLikeData:
      'La prima riga sembra un account e non un’intestazione, quindi viene importata anch’essa.',
    onlyHeading: 'Sotto l’intestazione non c’è nulla. Scelga un altro file.',
    chosen: '%{file}: %{smart_count} account',
    start: 'Importa |||| Importa (%{smart_count})',
    stop: 'Interrompi',
    stayHere: 'Tenga aperta questa pagina. Le righe importate restano anche se si interrompe.',
    noAnswer: 'Nessuna risposta. Riprovi con questa riga: non sarà importata due volte.',
    counts: {
      accounts: '%{smart_count} account importato |||| %{smart_count} account importati',
      passengers: '%{smart_count} passeggero importato |||| %{smart_count} passeggeri importati',
      users: '%{smart_count} utente importato |||| %{smart_count} utenti importati',
      existing: '%{smart_count} riga già presente |||| %{smart_count} righe già presenti',
      failed: '%{smart_count} riga non riuscita |||| %{smart_count} righe non riuscite',
      open: '%{smart_count} riga ancora da importare |||| %{smart_count} righe ancora da importare',
    },
    retry: 'Riprova con le altre',
    results: 'Mostra i risultati',
    resultsTitle: 'Risultati dell’importazione',
    summary: 'Riepilogo',
    line: 'Riga %{line}',
    notSent: 'Ancora da importare',
    states: { success: 'Riuscita', existing: 'Già presente', failed: 'Errore' },
    isNew: 'nuovo',
    wasThere: 'già presente',
    parts: {
      businessAccount: 'Account',
      businessDispatchAccount: 'Account della centrale',
      passenger: 'Utente',
      businessPassenger: 'Passeggero',
    },
  },
};

import type { LandingTexts } from '../landing.ts';

export const landing: LandingTexts = {
  product: '%{company} Soluzioni per le aziende',
  welcome: 'Benvenuti in %{company}',
  intro:
    'Prenoti taxi per collaboratori e ospiti, con tutte le corse, le regole e le ricevute in un solo posto.',
  signIn: 'Accedi',
  signingIn: 'Apertura della pagina di accesso…',
  signInFailed: 'La pagina di accesso non è raggiungibile. Controlli la connessione e riprovi.',
  signInBrokenTitle: 'Accesso non riuscito',
  signInBroken:
    'Non è stato possibile completare l’accesso. Forse è durato troppo a lungo o è stato avviato in un’altra scheda. Acceda di nuovo.',
  signInDenied:
    'La pagina di accesso non ha consentito l’ingresso: l’accesso è stato annullato lì, oppure quell’account non può usare questa console. Acceda di nuovo o si rivolga al proprio amministratore.',
  refusedTitle: 'Al momento non è possibile accedere',
  refused:
    'La pagina di accesso ha dato il via libera, ma il server non accetta l’accesso. Riprovi tra qualche minuto. Se il problema persiste, esca, acceda di nuovo e avvisi l’assistenza.',
  sessionEnded: 'La sessione è terminata. Acceda di nuovo per continuare.',
  language: 'Lingua',
  continueTo: 'Acceda per continuare alla pagina richiesta.',
  terms: 'Termini e condizioni',
  privacy: 'Informativa sulla privacy',
  starting: 'Apertura della console…',
  startFailedTitle: 'Impossibile aprire la console',
  startFailed: 'Impossibile caricare il profilo. Controlli la connessione e riprovi.',
  startRefused:
    'Impossibile caricare il profilo: il server ha dato una risposta inattesa (stato %{status}). Riprovi tra poco.',
  partMissing: 'Impossibile caricarne una parte. Controlli la connessione e ricarichi la pagina.',
  reload: 'Ricarica la pagina',
  noAccessTitle: 'Nessun accesso a %{company}',
  noAccess:
    'L’accesso è avvenuto, ma qui senza alcun ruolo assegnato. Chieda l’accesso all’amministratore o acceda con un altro utente.',
  retry: 'Riprova',
  signOut: 'Esci',
  reference: 'Riferimento: %{requestId}',
};

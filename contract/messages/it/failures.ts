import type { ErrorMessages } from '../failureTexts.ts';
import { tripFailures } from './tripFailures.ts';
import { validation } from './validation.ts';

export const failures: ErrorMessages = {
  errors: {
    VALIDATION_FAILED: {
      title: 'Verifichi i dati inseriti',
      message:
        'Alcuni valori non possono essere accettati. Corregga i campi evidenziati e riprovi.',
    },
    UNKNOWN_PARAMETER: {
      title: 'Parametro sconosciuto',
      message: 'La richiesta contiene un parametro che qui non esiste. Lo rimuova.',
    },
    MALFORMED_BODY: {
      title: 'Richiesta illeggibile',
      message:
        'Il corpo della richiesta deve essere un oggetto JSON. Verifichi i dati inviati e riprovi.',
    },
    NOT_SIGNED_IN: {
      title: 'Accesso non effettuato',
      message: 'La sessione è terminata. Acceda di nuovo per continuare.',
    },
    NO_ACCESS_TO_CHANNEL: {
      title: 'Nessun accesso',
      message:
        'A questo accesso non corrisponde alcun utente attivo. Chieda un invito all’amministratore.',
    },
    EMAIL_NOT_VERIFIED: {
      title: 'E-mail non verificata',
      message:
        'Questo accesso non indica che l’indirizzo e-mail è stato verificato. Lo verifichi presso il servizio con cui accede o chieda aiuto all’amministratore.',
    },
    FORBIDDEN: {
      title: 'Non consentito',
      message: 'Il ruolo assegnato non lo consente. Se serve, si rivolga all’amministratore.',
    },
    KEY_NOT_ALLOWED: {
      title: 'Non consentito con questa chiave',
      message:
        'La chiave API non consente questa chiamata, o non da questo indirizzo. Ciò che consente è nella pagina «Chiavi API».',
    },
    NOT_FOUND: {
      title: 'Non trovato',
      message: 'L’elemento non esiste o non esiste più. Torni indietro e ricarichi l’elenco.',
    },
    METHOD_NOT_ALLOWED: {
      title: 'Non possibile qui',
      message: 'Questo indirizzo non accetta questo tipo di richiesta. Ne usi uno consentito.',
    },
    CONFLICT: {
      title: 'Modificato nel frattempo',
      message: 'Qualcun altro lo ha modificato contemporaneamente. Ricarichi la pagina e riprovi.',
    },
    ALREADY_EXISTS: {
      title: 'Già presente',
      message: 'Esiste già un elemento con questi valori. Usi quello o cambi i valori.',
    },
    'USER-SERVICE-01': {
      title: 'Esiste già',
      message:
        'L’account, il suo numero e il suo amministratore esistono già. Non è stato modificato nulla.',
    },
    CHANGED_SINCE: {
      title: 'Modificato nel frattempo',
      message:
        'Questa voce è stata modificata nel frattempo ed è rimasta com’è. La apra per vederne la cronologia.',
    },
    STILL_IN_USE: {
      title: 'Ancora in uso',
      message:
        'Qualcos’altro dipende da questo elemento. Lo sposti o rimuova prima, poi ripeta l’eliminazione.',
    },
    DEFAULT_GROUP_CANNOT_BE_DELETED: {
      title: 'Gruppo predefinito',
      message:
        'Ogni account mantiene il suo gruppo predefinito. Elimini un altro gruppo o rinomini questo.',
    },
    ACCOUNT_OWES: {
      title: 'Non ancora saldato',
      message:
        '%{name} ha importi in sospeso. Fatture non pagate: %{invoices}. Corse non ancora fatturate: %{trips}. Disattivi l’account, in modo che non si prenoti altro, e lo elimini quando tutto è fatturato e pagato.',
    },
    IS_CREDIT_NOTE: {
      title: 'Nota di credito',
      message: 'Una nota di credito non si può pagare né stornare. Apra la fattura che rettifica.',
    },
    NOTHING_LEFT_TO_CREDIT: {
      title: 'Già stornata',
      message: 'L’intero prezzo di questa corsa è già stato stornato.',
    },
    CANNOT_LOCK_YOURSELF_OUT: {
      title: 'Il proprio accesso',
      message:
        'Non può togliersi il proprio accesso. Lo chieda a un altro amministratore o a un gestore della flotta.',
    },
    LAST_ADMIN: {
      title: 'Non resterebbe nessuno',
      message:
        'Nessuno potrebbe più accedere per %{accounts}. Dia prima l’accesso a qualcun altro.',
    },
    USER_OF_OTHER_ACCOUNTS: {
      title: 'Lavora anche per altri',
      message:
        'Questa persona accede anche per account di altri, perciò solo lei stessa o un gestore della flotta può modificare l’e-mail.',
    },
    ACCOUNT_INACTIVE: {
      title: 'Account inattivo',
      message:
        'Non si possono prenotare corse per %{name}, perché l’account non è attivo. Solo la società di taxi può attivarlo.',
    },
    PASSENGER_INACTIVE: {
      title: 'Inattivo',
      message:
        'Non si possono prenotare corse per %{name}, che non è attivo. Lo attivi prima in Persone.',
    },
    USER_INACTIVE: {
      title: 'Inattivo',
      message: '%{name} ha lo stato inattivo e non può accedere. Prima attivi questa persona.',
    },
    INVITED_JUST_NOW: {
      title: 'Invitato poco fa',
      message:
        '%{name} ha ricevuto un invito meno di %{minutes} minuti fa. Aspetti che l’e-mail arrivi, poi riprovi.',
    },
    FRESH_SIGN_IN_REQUIRED: {
      title: 'Acceda di nuovo',
      message:
        'Per questa modifica l’accesso deve risalire a meno di cinque minuti fa. Acceda di nuovo e poi la ripeta.',
    },
    EMAIL_CHANGE_PENDING: {
      title: 'E-mail già in corso di modifica',
      message:
        'Questa e-mail è già in corso di modifica. Ritiri prima quella modifica o attenda che abbia effetto.',
    },
    EMAIL_CHANGE_STOPPED: {
      title: 'Modifica bloccata',
      message:
        'Una modifica di questa e-mail è stata bloccata dall’indirizzo attuale. Per un giorno non se ne può chiedere un’altra.',
    },
    MAILS_STOPPED: {
      title: 'Nessuna e-mail desiderata',
      message:
        '%{name} ha fermato le e-mail sulle corse con il link in una di esse. Solo questa persona può riattivarle.',
    },
    IDEMPOTENCY_KEY_REQUIRED: {
      title: 'Chiave di idempotenza mancante',
      message:
        'Invii con questa richiesta un’intestazione Idempotency-Key da 1 a 255 caratteri stampabili.',
    },
    IDEMPOTENCY_KEY_REUSED: {
      title: 'Chiave di idempotenza già usata',
      message:
        'Questa Idempotency-Key è stata inviata con un’altra richiesta. Usi una chiave nuova.',
    },
    IDEMPOTENCY_IN_FLIGHT: {
      title: 'Elaborazione in corso',
      message: 'La stessa richiesta è in elaborazione. Attenda un momento e la invii di nuovo.',
    },
    PAYLOAD_TOO_LARGE: {
      title: 'Troppo in una volta',
      message: 'I dati inviati sono troppo grandi. Li suddivida in parti più piccole.',
    },
    TOO_MANY_REQUESTS: {
      title: 'Troppe richieste',
      message: 'Attenda un momento, poi riprovi.',
    },
    ...tripFailures,
    NO_CONTACT: {
      title: 'Nessun indirizzo e-mail',
      message: 'La società di taxi non ha indicato alcun indirizzo e-mail. La chiami.',
    },
    DISPATCH_SIGNATURE_INVALID: {
      title: 'Firma non valida',
      message:
        'Il messaggio non è firmato con il segreto condiviso. Verifichi il segreto e l’orologio.',
    },
    TICKET_NOT_VALID: {
      title: 'Link usato o scaduto',
      message:
        'Questo link di download vale una volta sola e per un minuto. Avvii di nuovo il download.',
    },
    PAYMENT_SIGNATURE_INVALID: {
      title: 'Firma non valida',
      message:
        'L’evento non è firmato con il segreto del webhook. Verifichi STRIPE_WEBHOOK_SECRET.',
    },
    OUTSIDE_SERVICE_UNAVAILABLE: {
      title: 'Servizio non raggiungibile',
      message: 'Un servizio necessario non risponde. Riprovi tra qualche minuto.',
    },
    DATABASE_UNAVAILABLE: {
      title: 'Non disponibile al momento',
      message:
        'Il server non può usare il proprio database in questo momento. Riprovi tra qualche secondo.',
    },
    SERVER_BUSY: {
      title: 'Molto traffico in questo momento',
      message:
        'Arrivano troppe richieste insieme: questa non è stata eseguita e nulla è stato modificato. Riprovi tra qualche secondo.',
    },
    INTERNAL: {
      title: 'Si è verificato un errore',
      message: 'L’errore è nostro. Riprovi; se persiste, segnali il numero della richiesta.',
    },
  },
  ofRows: {
    NOT_FOUND:
      'Questa voce non esiste più, perché nel frattempo è stata eliminata. Qui non resta nulla da fare.',
  },
  validation,
};

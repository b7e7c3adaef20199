import type { ErrorMessages } from '../failureTexts.ts';
import { tripFailures } from './tripFailures.ts';
import { validation } from './validation.ts';

export const failures: ErrorMessages = {
  errors: {
    VALIDATION_FAILED: {
      title: 'Bitte prüfen Sie Ihre Eingaben',
      message:
        'Einige Werte können nicht angenommen werden. Korrigieren Sie die markierten Felder und versuchen Sie es erneut.',
    },
    UNKNOWN_PARAMETER: {
      title: 'Unbekannter Parameter',
      message: 'Die Anfrage enthält einen Parameter, den es hier nicht gibt. Entfernen Sie ihn.',
    },
    MALFORMED_BODY: {
      title: 'Anfrage nicht lesbar',
      message:
        'Der Inhalt der Anfrage muss ein JSON-Objekt sein. Prüfen Sie, was gesendet wurde, und versuchen Sie es erneut.',
    },
    NOT_SIGNED_IN: {
      title: 'Sie sind nicht angemeldet',
      message: 'Ihre Sitzung ist abgelaufen. Melden Sie sich erneut an, um fortzufahren.',
    },
    NO_ACCESS_TO_CHANNEL: {
      title: 'Kein Zugang',
      message:
        'Zu Ihrer Anmeldung gibt es hier keinen aktiven Benutzer. Bitten Sie Ihren Administrator um eine Einladung.',
    },
    EMAIL_NOT_VERIFIED: {
      title: 'E-Mail-Adresse nicht bestätigt',
      message:
        'Ihre Anmeldung sagt nicht, dass Ihre E-Mail-Adresse bestätigt ist. Bestätigen Sie sie dort, wo Sie sich anmelden, oder fragen Sie Ihren Administrator.',
    },
    FORBIDDEN: {
      title: 'Nicht erlaubt',
      message: 'Ihre Rolle erlaubt dies nicht. Wenden Sie sich bei Bedarf an Ihren Administrator.',
    },
    KEY_NOT_ALLOWED: {
      title: 'Mit diesem Schlüssel nicht erlaubt',
      message:
        'Der API-Schlüssel erlaubt diesen Aufruf nicht oder nicht von dieser Adresse. Was er erlaubt, steht auf der Seite „API-Schlüssel“.',
    },
    NOT_FOUND: {
      title: 'Nicht gefunden',
      message:
        'Der Eintrag existiert nicht oder nicht mehr. Gehen Sie zurück und laden Sie die Liste neu.',
    },
    METHOD_NOT_ALLOWED: {
      title: 'Hier nicht möglich',
      message: 'Diese Adresse nimmt diese Art von Anfrage nicht an. Verwenden Sie eine zulässige.',
    },
    CONFLICT: {
      title: 'Inzwischen geändert',
      message:
        'Jemand anders hat dies gleichzeitig geändert. Laden Sie die Seite neu und versuchen Sie es erneut.',
    },
    ALREADY_EXISTS: {
      title: 'Bereits vorhanden',
      message:
        'Ein Eintrag mit diesen Werten existiert bereits. Verwenden Sie diesen oder ändern Sie die Werte.',
    },
    'USER-SERVICE-01': {
      title: 'Bereits vorhanden',
      message:
        'Das Konto, seine Nummer und sein Administrator sind bereits vorhanden. Nichts wurde geändert.',
    },
    CHANGED_SINCE: {
      title: 'Inzwischen geändert',
      message:
        'Dieser Eintrag wurde inzwischen geändert und blieb, wie er ist. Öffnen Sie ihn, um den Verlauf zu sehen.',
    },
    STILL_IN_USE: {
      title: 'Noch in Verwendung',
      message:
        'Etwas anderes hängt davon ab. Verschieben oder entfernen Sie das zuerst und löschen Sie dann erneut.',
    },
    DEFAULT_GROUP_CANNOT_BE_DELETED: {
      title: 'Standardgruppe',
      message:
        'Jedes Konto behält seine Standardgruppe. Löschen Sie eine andere Gruppe oder benennen Sie diese um.',
    },
    ACCOUNT_OWES: {
      title: 'Noch nicht beglichen',
      message:
        'Für %{name} ist noch etwas offen. Unbezahlte Rechnungen: %{invoices}. Noch nicht abgerechnete Fahrten: %{trips}. Deaktivieren Sie das Firmenkonto, damit nichts mehr gebucht wird, und löschen Sie es, wenn alles abgerechnet und bezahlt ist.',
    },
    IS_CREDIT_NOTE: {
      title: 'Rechnungskorrektur',
      message:
        'Eine Rechnungskorrektur kann weder bezahlt noch korrigiert werden. Öffnen Sie die Rechnung, die sie korrigiert.',
    },
    NOTHING_LEFT_TO_CREDIT: {
      title: 'Bereits korrigiert',
      message: 'Der ganze Preis dieser Fahrt wurde bereits korrigiert.',
    },
    CANNOT_LOCK_YOURSELF_OUT: {
      title: 'Ihr eigener Zugang',
      message:
        'Sie können sich Ihren eigenen Zugang nicht entziehen. Bitten Sie einen anderen Administrator oder einen Flottenmanager darum.',
    },
    LAST_ADMIN: {
      title: 'Niemand bliebe übrig',
      message:
        'Für %{accounts} könnte sich niemand mehr anmelden. Geben Sie zuerst jemand anderem Zugang.',
    },
    USER_OF_OTHER_ACCOUNTS: {
      title: 'Auch für andere tätig',
      message:
        'Diese Person meldet sich auch für Konten an, die Sie nicht verwalten. Deshalb können nur sie selbst oder ein Flottenmanager die E-Mail-Adresse ändern.',
    },
    ACCOUNT_INACTIVE: {
      title: 'Konto inaktiv',
      message:
        'Für %{name} können keine Fahrten gebucht werden, denn das Konto ist inaktiv. Nur das Taxiunternehmen kann es aktivieren.',
    },
    PASSENGER_INACTIVE: {
      title: 'Inaktiv',
      message:
        'Für %{name} können keine Fahrten gebucht werden, denn die Person ist inaktiv. Aktivieren Sie sie zuerst unter „Personen“.',
    },
    USER_INACTIVE: {
      title: 'Inaktiv',
      message:
        '%{name} ist inaktiv und kann sich nicht anmelden. Aktivieren Sie die Person zuerst.',
    },
    INVITED_JUST_NOW: {
      title: 'Gerade erst eingeladen',
      message:
        '%{name} wurde vor weniger als %{minutes} Minuten eingeladen. Warten Sie, bis die E-Mail ankommt, und versuchen Sie es dann noch einmal.',
    },
    FRESH_SIGN_IN_REQUIRED: {
      title: 'Noch einmal anmelden',
      message:
        'Für diese Änderung muss Ihre Anmeldung weniger als fünf Minuten her sein. Melden Sie sich noch einmal an und wiederholen Sie sie dann.',
    },
    EMAIL_CHANGE_PENDING: {
      title: 'E-Mail wird schon geändert',
      message:
        'Diese E-Mail-Adresse wird bereits geändert. Nehmen Sie jene Änderung zuerst zurück, oder warten Sie, bis sie gilt.',
    },
    EMAIL_CHANGE_STOPPED: {
      title: 'Änderung wurde gestoppt',
      message:
        'Eine Änderung dieser E-Mail-Adresse wurde von der jetzigen Adresse aus gestoppt. Einen Tag lang kann keine neue beantragt werden.',
    },
    MAILS_STOPPED: {
      title: 'Keine E-Mails gewünscht',
      message:
        '%{name} hat E-Mails über Fahrten mit dem Link in einer davon abbestellt. Nur die Person selbst kann sie wieder bestellen.',
    },
    IDEMPOTENCY_KEY_REQUIRED: {
      title: 'Idempotenzschlüssel fehlt',
      message:
        'Senden Sie mit dieser Anfrage einen Idempotency-Key-Header mit 1 bis 255 druckbaren Zeichen.',
    },
    IDEMPOTENCY_KEY_REUSED: {
      title: 'Idempotenzschlüssel bereits verwendet',
      message:
        'Dieser Idempotency-Key wurde mit einer anderen Anfrage gesendet. Verwenden Sie einen neuen.',
    },
    IDEMPOTENCY_IN_FLIGHT: {
      title: 'Wird noch bearbeitet',
      message:
        'Dieselbe Anfrage wird gerade bearbeitet. Warten Sie einen Moment und senden Sie sie erneut.',
    },
    PAYLOAD_TOO_LARGE: {
      title: 'Zu viel auf einmal',
      message: 'Die gesendeten Daten sind zu groß. Teilen Sie sie in kleinere Teile auf.',
    },
    TOO_MANY_REQUESTS: {
      title: 'Zu viele Anfragen',
      message: 'Warten Sie einen Moment und versuchen Sie es dann erneut.',
    },
    ...tripFailures,
    NO_CONTACT: {
      title: 'Keine E-Mail-Adresse',
      message:
        'Das Taxiunternehmen hat keine E-Mail-Adresse hinterlegt. Rufen Sie es stattdessen an.',
    },
    DISPATCH_SIGNATURE_INVALID: {
      title: 'Signatur ungültig',
      message:
        'Die Nachricht ist nicht mit dem gemeinsamen Geheimnis signiert. Prüfen Sie Geheimnis und Uhrzeit.',
    },
    TICKET_NOT_VALID: {
      title: 'Link verwendet oder abgelaufen',
      message:
        'Dieser Download-Link gilt einmal und eine Minute lang. Starten Sie den Download erneut.',
    },
    PAYMENT_SIGNATURE_INVALID: {
      title: 'Signatur ungültig',
      message:
        'Das Ereignis ist nicht mit dem Webhook-Geheimnis signiert. Prüfen Sie STRIPE_WEBHOOK_SECRET.',
    },
    OUTSIDE_SERVICE_UNAVAILABLE: {
      title: 'Dienst nicht erreichbar',
      message: 'Ein benötigter Dienst antwortet nicht. Versuchen Sie es in einigen Minuten erneut.',
    },
    DATABASE_UNAVAILABLE: {
      title: 'Momentan nicht verfügbar',
      message:
        'Der Server kann seine Datenbank im Moment nicht verwenden. Versuchen Sie es in einigen Sekunden noch einmal.',
    },
    SERVER_BUSY: {
      title: 'Gerade stark ausgelastet',
      message:
        'Es kommen zu viele Anfragen auf einmal. Diese wurde nicht ausgeführt, und es wurde nichts geändert. Versuchen Sie es in einigen Sekunden noch einmal.',
    },
    INTERNAL: {
      title: 'Etwas ist schiefgelaufen',
      message:
        'Der Fehler liegt bei uns. Versuchen Sie es erneut; bleibt er bestehen, melden Sie die Anfragenummer.',
    },
  },
  ofRows: {
    NOT_FOUND:
      'Dieser Eintrag wurde inzwischen gelöscht und existiert nicht mehr. Hier ist nichts mehr zu tun.',
  },
  validation,
};

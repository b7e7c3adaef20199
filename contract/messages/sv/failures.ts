import type { ErrorMessages } from '../failureTexts.ts';
import { tripFailures } from './tripFailures.ts';
import { validation } from './validation.ts';

export const failures: ErrorMessages = {
  errors: {
    VALIDATION_FAILED: {
      title: 'Kontrollera det du har angett',
      message: 'Vissa värden kan inte godtas. Rätta de markerade fälten och försök igen.',
    },
    UNKNOWN_PARAMETER: {
      title: 'Okänd parameter',
      message: 'Begäran innehåller en parameter som inte finns här. Ta bort den.',
    },
    MALFORMED_BODY: {
      title: 'Oläslig begäran',
      message:
        'Begärans innehåll måste vara ett JSON-objekt. Kontrollera vad som skickades och försök igen.',
    },
    NOT_SIGNED_IN: {
      title: 'Du är inte inloggad',
      message: 'Din session har avslutats. Logga in igen för att fortsätta.',
    },
    NO_ACCESS_TO_CHANNEL: {
      title: 'Ingen åtkomst',
      message:
        'Din inloggning motsvarar ingen aktiv användare här. Be din administratör om en inbjudan.',
    },
    EMAIL_NOT_VERIFIED: {
      title: 'E-postadressen är inte bekräftad',
      message:
        'Din inloggning säger inte att din e-postadress är bekräftad. Bekräfta den där du loggar in, eller be din administratör om hjälp.',
    },
    FORBIDDEN: {
      title: 'Inte tillåtet',
      message: 'Din roll tillåter inte detta. Kontakta din administratör om du behöver det.',
    },
    KEY_NOT_ALLOWED: {
      title: 'Inte tillåtet med den här nyckeln',
      message:
        'API-nyckeln tillåter inte det här anropet, eller inte från den här adressen. Vad den tillåter står på sidan ”API-nycklar”.',
    },
    NOT_FOUND: {
      title: 'Hittades inte',
      message: 'Posten finns inte eller finns inte längre. Gå tillbaka och läs in listan igen.',
    },
    METHOD_NOT_ALLOWED: {
      title: 'Inte möjligt här',
      message: 'Den här adressen tar inte emot den typen av begäran. Använd en som är tillåten.',
    },
    CONFLICT: {
      title: 'Ändrad under tiden',
      message: 'Någon annan ändrade detta samtidigt. Läs in sidan på nytt och försök igen.',
    },
    ALREADY_EXISTS: {
      title: 'Finns redan',
      message: 'Det finns redan en post med de här värdena. Använd den eller ändra värdena.',
    },
    'USER-SERVICE-01': {
      title: 'Finns redan',
      message: 'Kontot, dess nummer och dess administratör finns redan. Inget ändrades.',
    },
    CHANGED_SINCE: {
      title: 'Ändrad sedan dess',
      message:
        'Den här posten har ändrats sedan dess och lämnades som den är. Öppna den för att se historiken.',
    },
    STILL_IN_USE: {
      title: 'Används fortfarande',
      message:
        'Något annat är beroende av detta. Flytta eller ta bort det först och försök sedan igen.',
    },
    DEFAULT_GROUP_CANNOT_BE_DELETED: {
      title: 'Standardgrupp',
      message:
        'Varje konto behåller sin standardgrupp. Ta bort en annan grupp eller byt namn på den här.',
    },
    ACCOUNT_OWES: {
      title: 'Inte reglerat än',
      message:
        '%{name} har obetalda belopp. Obetalda fakturor: %{invoices}. Resor som inte har fakturerats: %{trips}. Inaktivera kontot så att inget mer bokas, och ta bort det när allt är fakturerat och betalt.',
    },
    IS_CREDIT_NOTE: {
      title: 'Kreditfaktura',
      message:
        'En kreditfaktura kan varken betalas eller krediteras. Öppna fakturan som den rättar.',
    },
    NOTHING_LEFT_TO_CREDIT: {
      title: 'Redan krediterat',
      message: 'Hela priset för resan har redan krediterats.',
    },
    CANNOT_LOCK_YOURSELF_OUT: {
      title: 'Din egen åtkomst',
      message:
        'Du kan inte ta bort din egen åtkomst. Be en annan administratör eller en flottansvarig att göra det.',
    },
    LAST_ADMIN: {
      title: 'Ingen kvar',
      message: 'Ingen skulle längre kunna logga in för %{accounts}. Ge först någon annan åtkomst.',
    },
    USER_OF_OTHER_ACCOUNTS: {
      title: 'Arbetar även för andra',
      message:
        'Den här personen loggar även in för konton som du inte administrerar, så bara personen själv eller en flottansvarig kan ändra e-postadressen.',
    },
    ACCOUNT_INACTIVE: {
      title: 'Kontot är inaktivt',
      message:
        'Inga resor kan bokas för %{name}, eftersom kontot är inaktivt. Bara taxibolaget kan aktivera det.',
    },
    PASSENGER_INACTIVE: {
      title: 'Inaktiv',
      message:
        'Inga resor kan bokas för %{name}, som är inaktiv. Aktivera först personen under Personer.',
    },
    USER_INACTIVE: {
      title: 'Inaktiv',
      message: '%{name} är inaktiv och kan inte logga in. Aktivera personen först.',
    },
    INVITED_JUST_NOW: {
      title: 'Nyss inbjuden',
      message:
        '%{name} bjöds in för mindre än %{minutes} minuter sedan. Vänta tills mejlet kommer fram och försök igen.',
    },
    FRESH_SIGN_IN_REQUIRED: {
      title: 'Logga in igen',
      message:
        'För den här ändringen måste du ha loggat in under de senaste fem minuterna. Logga in igen och gör om den.',
    },
    EMAIL_CHANGE_PENDING: {
      title: 'E-postadressen ändras redan',
      message:
        'Den här e-postadressen håller redan på att ändras. Ta tillbaka den ändringen först, eller vänta tills den gäller.',
    },
    EMAIL_CHANGE_STOPPED: {
      title: 'Ändringen stoppades',
      message:
        'En ändring av den här e-postadressen stoppades från den nuvarande adressen. Ingen ny kan begäras på ett dygn.',
    },
    MAILS_STOPPED: {
      title: 'Vill inte ha mejl',
      message:
        '%{name} har stoppat mejl om resor med länken i ett av dem. Bara personen själv kan börja få dem igen.',
    },
    IDEMPOTENCY_KEY_REQUIRED: {
      title: 'Idempotensnyckel saknas',
      message: 'Skicka med ett Idempotency-Key-huvud med 1 till 255 utskrivbara tecken.',
    },
    IDEMPOTENCY_KEY_REUSED: {
      title: 'Idempotensnyckeln har redan använts',
      message: 'Den här Idempotency-Key skickades med en annan begäran. Använd en ny nyckel.',
    },
    IDEMPOTENCY_IN_FLIGHT: {
      title: 'Behandlas fortfarande',
      message: 'Samma begäran behandlas just nu. Vänta en stund och skicka den igen.',
    },
    PAYLOAD_TOO_LARGE: {
      title: 'För mycket på en gång',
      message: 'Det som skickades är för stort. Dela upp det i mindre delar.',
    },
    TOO_MANY_REQUESTS: {
      title: 'För många förfrågningar',
      message: 'Vänta en stund och försök sedan igen.',
    },
    ...tripFailures,
    NO_CONTACT: {
      title: 'Ingen e-postadress',
      message: 'Taxibolaget har inte angett någon e-postadress. Ring i stället.',
    },
    DISPATCH_SIGNATURE_INVALID: {
      title: 'Ogiltig signatur',
      message:
        'Meddelandet är inte signerat med den delade hemligheten. Kontrollera hemligheten och klockan.',
    },
    TICKET_NOT_VALID: {
      title: 'Länken är använd eller har gått ut',
      message:
        'Den här nedladdningslänken fungerar en gång och i en minut. Starta nedladdningen igen.',
    },
    PAYMENT_SIGNATURE_INVALID: {
      title: 'Ogiltig signatur',
      message:
        'Händelsen är inte signerad med webhookens hemlighet. Kontrollera STRIPE_WEBHOOK_SECRET.',
    },
    OUTSIDE_SERVICE_UNAVAILABLE: {
      title: 'Tjänsten kan inte nås',
      message: 'En tjänst som behövs svarar inte. Försök igen om några minuter.',
    },
    DATABASE_UNAVAILABLE: {
      title: 'Inte tillgängligt just nu',
      message: 'Servern kan inte använda sin databas just nu. Försök igen om några sekunder.',
    },
    SERVER_BUSY: {
      title: 'Mycket att göra just nu',
      message:
        'Det kommer för många förfrågningar på en gång, så den här utfördes inte och inget har ändrats. Försök igen om några sekunder.',
    },
    INTERNAL: {
      title: 'Något gick fel',
      message: 'Felet ligger hos oss. Försök igen; om det kvarstår, uppge numret på begäran.',
    },
  },
  ofRows: {
    NOT_FOUND:
      'Den här posten finns inte längre, eftersom den har tagits bort under tiden. Här finns inget mer att göra.',
  },
  validation,
};

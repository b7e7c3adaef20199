import type { ErrorMessages } from '../failureTexts.ts';
import { tripFailures } from './tripFailures.ts';
import { validation } from './validation.ts';

export const failures: ErrorMessages = {
  errors: {
    VALIDATION_FAILED: {
      title: 'Controleer wat u hebt ingevuld',
      message:
        'Sommige waarden kunnen niet worden geaccepteerd. Verbeter de gemarkeerde velden en probeer het opnieuw.',
    },
    UNKNOWN_PARAMETER: {
      title: 'Onbekende parameter',
      message: 'Het verzoek bevat een parameter die hier niet bestaat. Verwijder deze.',
    },
    MALFORMED_BODY: {
      title: 'Onleesbaar verzoek',
      message:
        'De inhoud van het verzoek moet een JSON-object zijn. Controleer wat er is verzonden en probeer het opnieuw.',
    },
    NOT_SIGNED_IN: {
      title: 'U bent niet aangemeld',
      message: 'Uw sessie is verlopen. Meld u opnieuw aan om door te gaan.',
    },
    NO_ACCESS_TO_CHANNEL: {
      title: 'Geen toegang',
      message:
        'Bij uw aanmelding hoort hier geen actieve gebruiker. Vraag uw beheerder om een uitnodiging.',
    },
    EMAIL_NOT_VERIFIED: {
      title: 'E-mailadres niet bevestigd',
      message:
        'Uw aanmelding zegt niet dat uw e-mailadres is bevestigd. Bevestig het waar u zich aanmeldt of vraag uw beheerder om hulp.',
    },
    FORBIDDEN: {
      title: 'Niet toegestaan',
      message: 'Uw rol staat dit niet toe. Neem contact op met uw beheerder als u dit nodig hebt.',
    },
    KEY_NOT_ALLOWED: {
      title: 'Niet toegestaan met deze sleutel',
      message:
        'De API-sleutel staat deze aanroep niet toe, of niet vanaf dit adres. Wat hij toestaat, staat op de pagina ‘API-sleutels’.',
    },
    NOT_FOUND: {
      title: 'Niet gevonden',
      message: 'Het item bestaat niet of niet meer. Ga terug en laad de lijst opnieuw.',
    },
    METHOD_NOT_ALLOWED: {
      title: 'Hier niet mogelijk',
      message:
        'Dit adres accepteert dit soort verzoek niet. Gebruik een soort dat wel is toegestaan.',
    },
    CONFLICT: {
      title: 'Intussen gewijzigd',
      message:
        'Iemand anders heeft dit tegelijkertijd gewijzigd. Laad de pagina opnieuw en probeer het nog eens.',
    },
    ALREADY_EXISTS: {
      title: 'Bestaat al',
      message: 'Er bestaat al een item met deze waarden. Gebruik dat item of wijzig de waarden.',
    },
    'USER-SERVICE-01': {
      title: 'Bestaat al',
      message: 'Het account, het nummer en de beheerder bestaan al. Er is niets gewijzigd.',
    },
    CHANGED_SINCE: {
      title: 'Intussen gewijzigd',
      message:
        'Dit item is intussen gewijzigd en is gelaten zoals het is. Open het om de geschiedenis te zien.',
    },
    STILL_IN_USE: {
      title: 'Nog in gebruik',
      message:
        'Iets anders is hiervan afhankelijk. Verplaats of verwijder dat eerst en verwijder dit daarna opnieuw.',
    },
    DEFAULT_GROUP_CANNOT_BE_DELETED: {
      title: 'Standaardgroep',
      message: 'Elk account houdt zijn standaardgroep. Verwijder een andere groep of hernoem deze.',
    },
    ACCOUNT_OWES: {
      title: 'Nog niet afgerekend',
      message:
        '%{name} heeft nog bedragen openstaan. Onbetaalde facturen: %{invoices}. Nog niet gefactureerde ritten: %{trips}. Deactiveer het account, zodat er niets meer wordt geboekt, en verwijder het wanneer alles gefactureerd en betaald is.',
    },
    IS_CREDIT_NOTE: {
      title: 'Creditnota',
      message:
        'Een creditnota kan niet worden betaald of gecrediteerd. Open de factuur die ze corrigeert.',
    },
    NOTHING_LEFT_TO_CREDIT: {
      title: 'Al gecrediteerd',
      message: 'De hele prijs van deze rit is al gecrediteerd.',
    },
    CANNOT_LOCK_YOURSELF_OUT: {
      title: 'Uw eigen toegang',
      message:
        'U kunt uw eigen toegang niet intrekken. Vraag het aan een andere beheerder of een wagenparkbeheerder.',
    },
    LAST_ADMIN: {
      title: 'Niemand meer over',
      message:
        'Niemand zou zich meer kunnen aanmelden voor %{accounts}. Geef eerst iemand anders toegang.',
    },
    USER_OF_OTHER_ACCOUNTS: {
      title: 'Werkt ook voor anderen',
      message:
        'Deze persoon meldt zich ook aan voor accounts die u niet beheert. Daarom kan het e-mailadres alleen door deze persoon zelf of door een wagenparkbeheerder worden gewijzigd.',
    },
    ACCOUNT_INACTIVE: {
      title: 'Account inactief',
      message:
        'Voor %{name} kunnen geen ritten worden geboekt, want het account is inactief. Alleen het taxibedrijf kan het activeren.',
    },
    PASSENGER_INACTIVE: {
      title: 'Inactief',
      message:
        'Voor %{name} kunnen geen ritten worden geboekt, want deze persoon is inactief. Activeer deze persoon eerst onder Personen.',
    },
    USER_INACTIVE: {
      title: 'Inactief',
      message: '%{name} is inactief en kan zich niet aanmelden. Activeer deze persoon eerst.',
    },
    INVITED_JUST_NOW: {
      title: 'Zojuist uitgenodigd',
      message:
        '%{name} is minder dan %{minutes} minuten geleden uitgenodigd. Wacht tot de e-mail aankomt en probeer het dan opnieuw.',
    },
    FRESH_SIGN_IN_REQUIRED: {
      title: 'Meld u opnieuw aan',
      message:
        'Voor deze wijziging moet u zich in de laatste vijf minuten hebben aangemeld. Meld u opnieuw aan en voer de wijziging dan opnieuw door.',
    },
    EMAIL_CHANGE_PENDING: {
      title: 'E-mailadres wordt al gewijzigd',
      message:
        'Dit e-mailadres wordt al gewijzigd. Trek die wijziging eerst in, of wacht tot ze is ingegaan.',
    },
    EMAIL_CHANGE_STOPPED: {
      title: 'Wijziging tegengehouden',
      message:
        'Een wijziging van dit e-mailadres is vanaf het huidige adres tegengehouden. Een dag lang kan er geen andere worden aangevraagd.',
    },
    MAILS_STOPPED: {
      title: 'Wil geen e-mails',
      message:
        '%{name} heeft e-mails over ritten stopgezet met de link in een ervan. Alleen deze persoon kan ze weer aanzetten.',
    },
    IDEMPOTENCY_KEY_REQUIRED: {
      title: 'Idempotentiesleutel ontbreekt',
      message:
        'Stuur met dit verzoek een Idempotency-Key-header van 1 tot 255 afdrukbare tekens mee.',
    },
    IDEMPOTENCY_KEY_REUSED: {
      title: 'Idempotentiesleutel al gebruikt',
      message: 'Deze Idempotency-Key is met een ander verzoek verzonden. Gebruik een nieuwe.',
    },
    IDEMPOTENCY_IN_FLIGHT: {
      title: 'Nog bezig',
      message: 'Hetzelfde verzoek wordt verwerkt. Wacht even en verzend het opnieuw.',
    },
    PAYLOAD_TOO_LARGE: {
      title: 'Te veel ineens',
      message: 'Wat is verzonden, is te groot. Splits het op in kleinere delen.',
    },
    TOO_MANY_REQUESTS: {
      title: 'Te veel verzoeken',
      message: 'Wacht even en probeer het dan opnieuw.',
    },
    ...tripFailures,
    NO_CONTACT: {
      title: 'Geen e-mailadres',
      message: 'Het taxibedrijf heeft geen e-mailadres opgegeven. Bel het taxibedrijf.',
    },
    DISPATCH_SIGNATURE_INVALID: {
      title: 'Handtekening ongeldig',
      message:
        'Het bericht is niet met het gedeelde geheim ondertekend. Controleer het geheim en de klok.',
    },
    TICKET_NOT_VALID: {
      title: 'Link gebruikt of verlopen',
      message: 'Deze downloadlink werkt één keer en één minuut lang. Start de download opnieuw.',
    },
    PAYMENT_SIGNATURE_INVALID: {
      title: 'Handtekening ongeldig',
      message:
        'De gebeurtenis is niet met het webhookgeheim ondertekend. Controleer STRIPE_WEBHOOK_SECRET.',
    },
    OUTSIDE_SERVICE_UNAVAILABLE: {
      title: 'Dienst niet bereikbaar',
      message:
        'Een dienst die hiervoor nodig is, reageert niet. Probeer het over enkele minuten opnieuw.',
    },
    DATABASE_UNAVAILABLE: {
      title: 'Nu even niet beschikbaar',
      message:
        'De server kan zijn database op dit moment niet gebruiken. Probeer het over enkele seconden opnieuw.',
    },
    SERVER_BUSY: {
      title: 'Op dit moment erg druk',
      message:
        'Er komen te veel verzoeken tegelijk binnen. Dit verzoek is niet uitgevoerd en er is niets gewijzigd. Probeer het over enkele seconden opnieuw.',
    },
    INTERNAL: {
      title: 'Er is iets misgegaan',
      message:
        'De fout ligt bij ons. Probeer het opnieuw; blijft het misgaan, meld ons dan het verzoeknummer.',
    },
  },
  ofRows: {
    NOT_FOUND:
      'Dit item bestaat niet meer, omdat het intussen is verwijderd. Hier valt niets meer te doen.',
  },
  validation,
};

import type { ErrorMessages } from '../failureTexts.ts';
import { tripFailures } from './tripFailures.ts';
import { validation } from './validation.ts';

export const failures: ErrorMessages = {
  errors: {
    VALIDATION_FAILED: {
      title: 'Tarkista antamasi tiedot',
      message: 'Joitakin arvoja ei voida hyväksyä. Korjaa merkityt kentät ja yritä uudelleen.',
    },
    UNKNOWN_PARAMETER: {
      title: 'Tuntematon parametri',
      message: 'Pyynnössä on parametri, jota täällä ei tunneta. Poista se.',
    },
    MALFORMED_BODY: {
      title: 'Pyyntöä ei voi lukea',
      message:
        'Pyynnön sisällön on oltava JSON-olio. Tarkista, mitä lähetettiin, ja yritä uudelleen.',
    },
    NOT_SIGNED_IN: {
      title: 'Et ole kirjautunut sisään',
      message: 'Istuntosi on päättynyt. Jatka kirjautumalla uudelleen.',
    },
    NO_ACCESS_TO_CHANNEL: {
      title: 'Ei pääsyä',
      message:
        'Kirjautumistasi ei vastaa täällä aktiivinen käyttäjä. Pyydä pääkäyttäjältäsi kutsu.',
    },
    EMAIL_NOT_VERIFIED: {
      title: 'Sähköpostia ei ole vahvistettu',
      message:
        'Kirjautumisesi ei kerro, että sähköpostiosoitteesi on vahvistettu. Vahvista se siellä, missä kirjaudut, tai pyydä apua pääkäyttäjältäsi.',
    },
    FORBIDDEN: {
      title: 'Ei sallittu',
      message: 'Roolisi ei salli tätä. Ota tarvittaessa yhteyttä pääkäyttäjääsi.',
    },
    KEY_NOT_ALLOWED: {
      title: 'Ei sallittu tällä avaimella',
      message:
        'API-avain ei salli tätä kutsua tai ei salli sitä tästä osoitteesta. Sivu ”API-avaimet” kertoo, mitä avain sallii.',
    },
    NOT_FOUND: {
      title: 'Ei löytynyt',
      message: 'Kohdetta ei ole tai ei enää ole. Palaa takaisin ja lataa luettelo uudelleen.',
    },
    METHOD_NOT_ALLOWED: {
      title: 'Ei mahdollista täällä',
      message: 'Tämä osoite ei hyväksy tällaista pyyntöä. Käytä sallittua.',
    },
    CONFLICT: {
      title: 'Muuttunut sillä välin',
      message: 'Joku muu muutti tätä samaan aikaan. Lataa sivu uudelleen ja yritä vielä kerran.',
    },
    ALREADY_EXISTS: {
      title: 'On jo olemassa',
      message: 'Näillä arvoilla on jo kohde. Käytä sitä tai muuta arvoja.',
    },
    'USER-SERVICE-01': {
      title: 'On jo olemassa',
      message: 'Tili, sen numero ja sen pääkäyttäjä ovat jo olemassa. Mitään ei muutettu.',
    },
    CHANGED_SINCE: {
      title: 'Muutettu sen jälkeen',
      message:
        'Tätä on muutettu sen jälkeen, joten se jätettiin ennalleen. Avaa se nähdäksesi muutoshistorian.',
    },
    STILL_IN_USE: {
      title: 'Yhä käytössä',
      message:
        'Jokin muu riippuu tästä. Siirrä tai poista se ensin ja poista sitten tämä uudelleen.',
    },
    DEFAULT_GROUP_CANNOT_BE_DELETED: {
      title: 'Oletusryhmä',
      message:
        'Jokaisella tilillä säilyy oletusryhmänsä. Poista toinen ryhmä tai nimeä tämä uudelleen.',
    },
    ACCOUNT_OWES: {
      title: 'Vielä maksamatta',
      message:
        'Tilillä %{name} on avoimia saatavia. Maksamattomia laskuja: %{invoices}. Laskuttamattomia matkoja: %{trips}. Poista tili käytöstä, jotta sille ei enää varata mitään, ja poista se, kun kaikki on laskutettu ja maksettu.',
    },
    IS_CREDIT_NOTE: {
      title: 'Hyvityslasku',
      message: 'Hyvityslaskua ei voi maksaa eikä hyvittää. Avaa lasku, jota se korjaa.',
    },
    NOTHING_LEFT_TO_CREDIT: {
      title: 'Jo hyvitetty',
      message: 'Tämän matkan koko hinta on jo hyvitetty.',
    },
    CANNOT_LOCK_YOURSELF_OUT: {
      title: 'Oma käyttöoikeutesi',
      message:
        'Et voi poistaa omaa käyttöoikeuttasi. Pyydä toista pääkäyttäjää tai kalustopäällikköä tekemään se.',
    },
    LAST_ADMIN: {
      title: 'Ketään ei jäisi',
      message:
        '%{accounts}: kukaan ei voisi enää kirjautua sisään. Anna ensin jollekin toiselle käyttöoikeus.',
    },
    USER_OF_OTHER_ACCOUNTS: {
      title: 'Toimii myös muille',
      message:
        'Tämä henkilö kirjautuu myös tileille, joita sinä et hallinnoi, joten vain hän itse tai kalustopäällikkö voi muuttaa sähköpostiosoitteen.',
    },
    ACCOUNT_INACTIVE: {
      title: 'Tili ei ole aktiivinen',
      message:
        'Tilille %{name} ei voi varata matkoja, koska tili ei ole aktiivinen. Vain taksiyhtiö voi aktivoida sen.',
    },
    PASSENGER_INACTIVE: {
      title: 'Ei aktiivinen',
      message:
        'Henkilölle %{name} ei voi varata matkoja, koska hän ei ole aktiivinen. Aktivoi hänet ensin Henkilöt-sivulla.',
    },
    USER_INACTIVE: {
      title: 'Ei aktiivinen',
      message: '%{name} ei ole aktiivinen eikä voi kirjautua. Aktivoi hänet ensin.',
    },
    INVITED_JUST_NOW: {
      title: 'Kutsuttu juuri äsken',
      message:
        '%{name} kutsuttiin alle %{minutes} minuuttia sitten. Odota, että sähköposti saapuu, ja yritä sitten uudelleen.',
    },
    FRESH_SIGN_IN_REQUIRED: {
      title: 'Kirjaudu uudelleen',
      message:
        'Tätä muutosta varten kirjautumisesi saa olla enintään viisi minuuttia vanha. Kirjaudu uudelleen ja tee muutos sitten.',
    },
    EMAIL_CHANGE_PENDING: {
      title: 'Sähköpostiosoitetta muutetaan jo',
      message:
        'Tätä sähköpostiosoitetta muutetaan jo. Peru ensin se muutos tai odota, kunnes se tulee voimaan.',
    },
    EMAIL_CHANGE_STOPPED: {
      title: 'Muutos estettiin',
      message:
        'Tämän sähköpostiosoitteen muutos estettiin nykyisestä osoitteesta. Uutta ei voi pyytää vuorokauteen.',
    },
    MAILS_STOPPED: {
      title: 'Ei halua viestejä',
      message:
        '%{name} on lopettanut matkoja koskevat viestit yhdessä niistä olevalla linkillä. Vain hän itse voi ottaa ne uudelleen käyttöön.',
    },
    IDEMPOTENCY_KEY_REQUIRED: {
      title: 'Idempotenssiavain puuttuu',
      message:
        'Lähetä tämän pyynnön mukana Idempotency-Key-otsake, jossa on 1–255 tulostuvaa merkkiä.',
    },
    IDEMPOTENCY_KEY_REUSED: {
      title: 'Idempotenssiavain on jo käytetty',
      message: 'Tämä Idempotency-Key lähetettiin toisen pyynnön mukana. Käytä uutta avainta.',
    },
    IDEMPOTENCY_IN_FLIGHT: {
      title: 'Käsittely on kesken',
      message: 'Samaa pyyntöä käsitellään parhaillaan. Odota hetki ja lähetä se uudelleen.',
    },
    PAYLOAD_TOO_LARGE: {
      title: 'Liikaa kerralla',
      message: 'Lähetetty tieto on liian suuri. Jaa se pienempiin osiin.',
    },
    TOO_MANY_REQUESTS: {
      title: 'Liikaa pyyntöjä',
      message: 'Odota hetki ja yritä sitten uudelleen.',
    },
    ...tripFailures,
    NO_CONTACT: {
      title: 'Ei sähköpostiosoitetta',
      message: 'Taksiyhtiö ei ole ilmoittanut sähköpostiosoitetta. Soita sinne.',
    },
    DISPATCH_SIGNATURE_INVALID: {
      title: 'Allekirjoitus ei kelpaa',
      message:
        'Viestiä ei ole allekirjoitettu yhteisellä salaisuudella. Tarkista salaisuus ja kello.',
    },
    TICKET_NOT_VALID: {
      title: 'Linkki on käytetty tai vanhentunut',
      message: 'Tämä latauslinkki toimii kerran ja minuutin ajan. Aloita lataus uudelleen.',
    },
    PAYMENT_SIGNATURE_INVALID: {
      title: 'Allekirjoitus ei kelpaa',
      message:
        'Tapahtumaa ei ole allekirjoitettu webhookin salaisuudella. Tarkista STRIPE_WEBHOOK_SECRET.',
    },
    OUTSIDE_SERVICE_UNAVAILABLE: {
      title: 'Palveluun ei saada yhteyttä',
      message: 'Tähän tarvittava palvelu ei vastaa. Yritä uudelleen muutaman minuutin kuluttua.',
    },
    DATABASE_UNAVAILABLE: {
      title: 'Ei käytettävissä juuri nyt',
      message:
        'Palvelin ei pysty juuri nyt käyttämään tietokantaansa. Yritä muutaman sekunnin kuluttua uudelleen.',
    },
    SERVER_BUSY: {
      title: 'Juuri nyt on ruuhkaa',
      message:
        'Pyyntöjä tulee liikaa kerralla, joten tätä ei suoritettu eikä mitään muutettu. Yritä muutaman sekunnin kuluttua uudelleen.',
    },
    INTERNAL: {
      title: 'Jokin meni vikaan',
      message: 'Virhe on meidän. Yritä uudelleen; jos se toistuu, ilmoita meille pyynnön numero.',
    },
  },
  ofRows: {
    NOT_FOUND:
      'Tätä ei enää ole, koska se on poistettu sillä välin. Tälle ei tarvitse tehdä mitään.',
  },
  validation,
};

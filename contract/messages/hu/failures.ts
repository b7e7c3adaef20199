import type { ErrorMessages } from '../failureTexts.ts';
import { tripFailures } from './tripFailures.ts';
import { validation } from './validation.ts';

export const failures: ErrorMessages = {
  errors: {
    VALIDATION_FAILED: {
      title: 'Ellenőrizze a megadott adatokat',
      message: 'Egyes értékek nem fogadhatók el. Javítsa a megjelölt mezőket, és próbálja újra.',
    },
    UNKNOWN_PARAMETER: {
      title: 'Ismeretlen paraméter',
      message: 'A kérés olyan paramétert tartalmaz, amely itt nem létezik. Távolítsa el.',
    },
    MALFORMED_BODY: {
      title: 'Olvashatatlan kérés',
      message:
        'A kérés törzsének JSON-objektumnak kell lennie. Ellenőrizze az elküldött adatokat, és próbálja újra.',
    },
    NOT_SIGNED_IN: {
      title: 'Nincs bejelentkezve',
      message: 'A munkamenet lejárt. A folytatáshoz jelentkezzen be újra.',
    },
    NO_ACCESS_TO_CHANNEL: {
      title: 'Nincs hozzáférés',
      message:
        'A bejelentkezéséhez itt nem tartozik aktív felhasználó. Kérjen meghívót az adminisztrátorától.',
    },
    EMAIL_NOT_VERIFIED: {
      title: 'Az e-mail-cím nincs megerősítve',
      message:
        'A bejelentkezése nem igazolja, hogy az e-mail-címe meg van erősítve. Erősítse meg ott, ahol bejelentkezik, vagy kérjen segítséget az adminisztrátorától.',
    },
    FORBIDDEN: {
      title: 'Nem engedélyezett',
      message:
        'A szerepköre ezt nem teszi lehetővé. Ha szüksége van rá, forduljon az adminisztrátorához.',
    },
    KEY_NOT_ALLOWED: {
      title: 'Ezzel a kulccsal nem engedélyezett',
      message:
        'Az API-kulcs ezt a hívást nem engedi, vagy erről a címről nem. Hogy mit enged, az „API-kulcsok” oldalon látható.',
    },
    NOT_FOUND: {
      title: 'Nem található',
      message:
        'A bejegyzés nem létezik, vagy már nem létezik. Lépjen vissza, és töltse be újra a listát.',
    },
    METHOD_NOT_ALLOWED: {
      title: 'Itt nem lehetséges',
      message: 'Ez a cím nem fogad ilyen típusú kérést. Használjon megengedettet.',
    },
    CONFLICT: {
      title: 'Időközben módosult',
      message:
        'Valaki más ugyanekkor módosította. Töltse be újra az oldalt, és próbálja meg ismét.',
    },
    ALREADY_EXISTS: {
      title: 'Már létezik',
      message:
        'Ilyen értékekkel már létezik bejegyzés. Használja azt, vagy módosítsa az értékeket.',
    },
    'USER-SERVICE-01': {
      title: 'Már létezik',
      message: 'A fiók, a száma és az adminisztrátora már létezik. Semmi sem változott.',
    },
    CHANGED_SINCE: {
      title: 'Azóta módosult',
      message:
        'Ez a bejegyzés azóta módosult, ezért változatlan maradt. Nyissa meg az előzmények megtekintéséhez.',
    },
    STILL_IN_USE: {
      title: 'Még használatban van',
      message:
        'Más elem függ ettől. Előbb azt helyezze át vagy távolítsa el, majd törölje ezt újra.',
    },
    DEFAULT_GROUP_CANNOT_BE_DELETED: {
      title: 'Alapértelmezett csoport',
      message:
        'Minden fióknak megmarad az alapértelmezett csoportja. Töröljön másik csoportot, vagy nevezze át ezt.',
    },
    ACCOUNT_OWES: {
      title: 'Még nincs rendezve',
      message:
        'A(z) %{name} fióknak még van tartozása. Kifizetetlen számlák: %{invoices}. Még nem számlázott utazások: %{trips}. Inaktiválja a fiókot, hogy ne lehessen többet foglalni, és akkor törölje, amikor minden ki van számlázva és fizetve.',
    },
    IS_CREDIT_NOTE: {
      title: 'Helyesbítő számla',
      message:
        'A helyesbítő számla nem fizethető ki, és nem írható jóvá. Nyissa meg a számlát, amelyet helyesbít.',
    },
    NOTHING_LEFT_TO_CREDIT: {
      title: 'Már jóváírva',
      message: 'Az utazás teljes árát már jóváírták.',
    },
    CANNOT_LOCK_YOURSELF_OUT: {
      title: 'A saját hozzáférése',
      message:
        'A saját hozzáférését nem veheti el. Kérjen meg erre egy másik adminisztrátort vagy flottakezelőt.',
    },
    LAST_ADMIN: {
      title: 'Senki sem maradna',
      message:
        '%{accounts}: senki sem tudna többé bejelentkezni. Előbb adjon hozzáférést valaki másnak.',
    },
    USER_OF_OTHER_ACCOUNTS: {
      title: 'Másoknál is dolgozik',
      message:
        'Ez a személy olyan fiókokhoz is bejelentkezik, amelyeket Ön nem kezel, ezért az e-mail-címét csak ő maga vagy egy flottakezelő módosíthatja.',
    },
    ACCOUNT_INACTIVE: {
      title: 'A fiók inaktív',
      message:
        '%{name} részére nem foglalható utazás, mert a fiók inaktív. Csak a taxitársaság aktiválhatja.',
    },
    PASSENGER_INACTIVE: {
      title: 'Inaktív',
      message:
        '%{name} részére nem foglalható utazás, mert inaktív. Előbb aktiválja a Személyek oldalon.',
    },
    USER_INACTIVE: {
      title: 'Inaktív',
      message: '%{name} inaktív, ezért nem tud bejelentkezni. Előbb aktiválja.',
    },
    INVITED_JUST_NOW: {
      title: 'Az imént hívta meg',
      message:
        '%{name} kevesebb mint %{minutes} perce kapott meghívót. Várja meg, amíg az e-mail megérkezik, majd próbálja újra.',
    },
    FRESH_SIGN_IN_REQUIRED: {
      title: 'Jelentkezzen be újra',
      message:
        'Ehhez a módosításhoz az utóbbi öt percben kellett bejelentkeznie. Jelentkezzen be újra, majd ismételje meg.',
    },
    EMAIL_CHANGE_PENDING: {
      title: 'Az e-mail-cím módosítása folyamatban',
      message:
        'Ennek az e-mail-címnek a módosítása már folyamatban van. Előbb vonja vissza azt, vagy várja meg, amíg érvénybe lép.',
    },
    EMAIL_CHANGE_STOPPED: {
      title: 'A módosítást leállították',
      message:
        'Ennek az e-mail-címnek a módosítását a jelenlegi címről leállították. Egy napig nem kérhető másik.',
    },
    MAILS_STOPPED: {
      title: 'Nem kér e-mailt',
      message:
        '%{name} az egyik e-mailben lévő hivatkozással leállította az utazásokról szóló e-maileket. Csak ő maga kérheti őket újra.',
    },
    IDEMPOTENCY_KEY_REQUIRED: {
      title: 'Hiányzó idempotenciakulcs',
      message: 'Küldjön a kéréssel 1–255 nyomtatható karakterből álló Idempotency-Key fejlécet.',
    },
    IDEMPOTENCY_KEY_REUSED: {
      title: 'Már használt idempotenciakulcs',
      message: 'Ezt az Idempotency-Key értéket más kéréssel már elküldték. Használjon újat.',
    },
    IDEMPOTENCY_IN_FLIGHT: {
      title: 'Még feldolgozás alatt',
      message:
        'Ugyanennek a kérésnek a feldolgozása folyamatban van. Várjon egy kicsit, és küldje el újra.',
    },
    PAYLOAD_TOO_LARGE: {
      title: 'Túl sok egyszerre',
      message: 'Az elküldött adat túl nagy. Ossza kisebb részekre.',
    },
    TOO_MANY_REQUESTS: {
      title: 'Túl sok kérés',
      message: 'Várjon egy kicsit, majd próbálja újra.',
    },
    ...tripFailures,
    NO_CONTACT: {
      title: 'Nincs e-mail-cím',
      message: 'A taxitársaság nem adott meg e-mail-címet. Hívja fel telefonon.',
    },
    DISPATCH_SIGNATURE_INVALID: {
      title: 'Érvénytelen aláírás',
      message: 'Az üzenetet nem a közös titokkal írták alá. Ellenőrizze a titkot és az órát.',
    },
    TICKET_NOT_VALID: {
      title: 'Felhasznált vagy lejárt hivatkozás',
      message:
        'Ez a letöltési hivatkozás egyszer és egy percig használható. Indítsa újra a letöltést.',
    },
    PAYMENT_SIGNATURE_INVALID: {
      title: 'Érvénytelen aláírás',
      message:
        'Az eseményt nem a webhook titkával írták alá. Ellenőrizze a STRIPE_WEBHOOK_SECRET értékét.',
    },
    OUTSIDE_SERVICE_UNAVAILABLE: {
      title: 'A szolgáltatás nem elérhető',
      message: 'Egy ehhez szükséges szolgáltatás nem válaszol. Próbálja újra néhány perc múlva.',
    },
    DATABASE_UNAVAILABLE: {
      title: 'Most nem érhető el',
      message:
        'A kiszolgáló jelenleg nem tudja használni az adatbázisát. Próbálja újra néhány másodperc múlva.',
    },
    SERVER_BUSY: {
      title: 'Most nagy a terhelés',
      message:
        'Túl sok kérés érkezik egyszerre, ezért ez nem teljesült, és semmi sem módosult. Próbálja újra néhány másodperc múlva.',
    },
    INTERNAL: {
      title: 'Hiba történt',
      message:
        'A hiba nálunk van. Próbálja újra; ha továbbra is fennáll, adja meg nekünk a kérés számát.',
    },
  },
  ofRows: {
    NOT_FOUND: 'Ez a bejegyzés már nem létezik, mert időközben törölték. Itt nincs további teendő.',
  },
  validation,
};

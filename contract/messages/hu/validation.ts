import type { ErrorMessages } from '../failureTexts.ts';

export const validation: ErrorMessages['validation'] = {
  required: 'Kötelező',
  type: 'Ez az érték ide nem való',
  tooShort: 'Legalább %{min} karakter',
  tooLong: 'Legfeljebb %{max} karakter',
  tooSmall: 'Legalább %{min}',
  tooBig: 'Legfeljebb %{max}',
  tooFew: 'Túl kevés elem, legalább %{min} szükséges',
  tooMany: 'Túl sok elem, legfeljebb %{max} lehet',
  email: 'E-mail-címnek kell lennie, például nev@example.com',
  phone: 'Érvényes telefonszámnak kell lennie országhívóval, például +36201234567',
  phoneExtension: 'A számokat mellék nélkül tároljuk. Hagyja el a melléket',
  phoneProposed: 'Nem biztos, hogy melyik szám ez. Ha %{number}, adja meg így',
  callingCode: 'Ez az ország nem ismert. Adja meg a hívókódját, például: +44',
  choice: 'Válasszon a felkínált értékek közül',
  language: 'A következő nyelvek egyike lehet: %{values}',
  number: 'Számnak kell lennie',
  wholeNumber: 'Egész számnak kell lennie',
  date: 'Dátumnak kell lennie, például 2026-12-31',
  dateTime: 'Érvénytelen dátum vagy időpont',
  timeInPast: 'Az időpont nem lehet a múltban',
  tooFarAhead: 'Túl távoli időpont; válasszon korábbit',
  cardOfGroups:
    'Ezzel a kártyával csak bizonyos csoportok utasainak utazása fizethető. Válasszon másik fizetési módot',
  cardTooFarAhead:
    'Kártyával legfeljebb %{days} nappal előre lehet fizetni. Válasszon másik fizetési módot vagy korábbi időpontot',
  samePlace: 'A felvétel helye és az úti cél ugyanaz a hely. Válasszon másik úti célt',
  notEnoughSeats: 'Csak %{seats} ülőhely van. Válasszon nagyobb járművet vagy több járművet',
  endBeforeStart:
    'A vége a kezdete előtt van. Éjfélen átnyúló időhöz adjon meg két idősávot: az egyiket 23:59-ig, a másikat másnap 00:00-tól',
  slotsOverlap: 'Válasszon egymást nem fedő időket',
  ruleTwice: 'Erről már van szabály. Azt módosítsa',
  invalidGroupName: 'Csak betűk, számjegyek, kötőjelek, szóközök és aposztrófok',
  personName: 'Csak betűk, számjegyek, szóközök, kötőjelek, aposztrófok, pontok és vesszők',
  plainText: 'Csak betűk, számjegyek, szóközök és kötőjelek',
  unreadable: 'Nem tárolható karaktereket tartalmaz: törölje őket, és írja be újra a szöveget',
  reference: 'Nem található; válasszon másikat',
  unique: 'Már foglalt; válasszon más értéket',
  takenMeanwhile:
    'Egy másik bejegyzésnél már szerepel: %{value}. Módosítsa vagy törölje azt, majd állítsa vissza ezt',
  deletedToo: '%{name} is törölve van. Először azt állítsa vissza',
  alreadyAdded: 'A felhasználó már hozzá van adva ehhez a fiókhoz',
  fleetTwice: 'Ez a taxitársaság már hozzá van kapcsolva',
  feeWithoutTime:
    'Adja meg a díjat és a felvétel előtti perceket is, vagy hagyja üresen mindkettőt',
  dispatchAccount: 'A diszpécserfiók nem érvényes',
  simulatedAccount:
    'A taxitársaságok itt szimuláltak: a fiókszámaik hat számjegyűek, például 123456',
  inactive: 'Ez a személy inaktív; előbb aktiválja',
  twice: 'Ugyanerről szól ez a sor is: %{line}. Csak az egyiket tartsa meg',
  ofAnother:
    'Ez az adat a következőé: %{name}, a sor viszont erről szól: %{other}. Javítsa ki az egyiket',
  hasAnother: '%{name} itt más értékkel szerepel: %{value}. Javítsa ki, vagy ürítse ki a cellát',
  digitsLost: 'A táblázatkezelő kerekítette ezt a számot. Adja meg minden számjegyét',
  spreadsheetError:
    'A táblázatban itt érték helyett hiba áll. Adja meg az értéket, vagy ürítse ki a cellát',
  sameGuest: 'Már van vendég ezzel a névvel és telefonszámmal',
  dayText: 'Ez nem dátum. Írja így: 2026. 12. 31.',
  clockText: 'Ez nem időpont. Írja így: 14:30',
  placeUnsure:
    'Nem egyértelmű, melyik helyről van szó. Válasszon egyet, vagy írja be a teljes címet',
  placeUnknown: 'Ilyen hely nem található. Írja be a teljes címet',
  personUnknown:
    'A fiókban senkit sem hívnak így. Új vendéghez írja be a teljes nevet, és adjon meg telefonszámot',
  severalPeople: 'Több személy is megfelel. Válasszon egyet, vagy írjon e-mail-címet',
  sameLine:
    'A(z) %{line}. sor ugyanez az út. Írjon ide 2-t, ha mindkettőre szükség van, vagy hagyja ki az egyiket',
  sameTrip: 'Már van ilyen út: %{time}. Írjon ide 2-t, ha erre is szükség van, vagy hagyja ki',
  changedSince: 'Valaki más időközben módosította. Mentse újra, ha felülírja az értékét',
  readOnly: 'Nem módosítható',
  notAllowed: 'Ezt Ön nem módosíthatja',
  unknown: 'Ismeretlen mező; hagyja el',
  unknownSort: 'Eszerint nem rendezhető; használja ezek egyikét: %{known}',
  unknownFilter: 'Ismeretlen paraméter; használja ezek egyikét: %{known}',
  coordinates: 'Válasszon címet a javaslatok közül',
  uuid: 'A kiszolgálótól kapott azonosítónak kell lennie',
};

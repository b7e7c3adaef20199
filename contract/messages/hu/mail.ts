import type { MailTexts } from '../mail/texts.ts';

export const mail: MailTexts = {
  greeting: 'Kedves %{name}!',
  track: 'Utazás követése',
  event: 'Taxi ide: %{place}',
  why: {
    passenger: 'Azért kapta ezt az e-mailt, mert taxit foglaltak Önnek. Szolgáltató: %{channel}.',
    booker: 'Azért kapta ezt az e-mailt, mert Ön foglalta ezt az utazást. Szolgáltató: %{channel}.',
    copy: 'Másolatot kap a következő fiók vendégfoglalásairól: %{account}. Hogy mely fiókokéról, azt a profilja mutatja.',
    asked: 'Azért kapta ezt az e-mailt, mert Ön kérte. Szolgáltató: %{channel}.',
    operator: 'Válaszoljon erre az e-mailre: válaszát a kérdező kapja meg.',
    invited: 'Azért kapja ezt az e-mailt, mert %{name} felvette Önt itt: %{channel}.',
    security:
      'Azért kapta ezt az e-mailt, mert az Ön bejelentkezéséről szól. Szolgáltató: %{channel}.',
  },
  stop: {
    link: 'Ne kapjak több e-mailt az utazásaimról',
    title: 'E-mailek az utazásairól',
    text: '%{channel} e-mailt küld ide: %{address}, ha az Önnek foglalt taxit visszaigazolják, módosítják vagy lemondják, ha a sofőr megérkezik, és ha elkészül a nyugta.',
    stop: 'Nem kérem ezeket az e-maileket',
    stopped: 'Nincs több e-mail',
    stoppedText:
      'Erre a címre nem küldünk több e-mailt az utazásokról: %{address}. Szolgáltató: %{channel}.',
    start: 'Kérem újra az e-maileket',
    broken: 'Ez a hivatkozás hiányos. Nyissa meg újra az e-mailből.',
  },
  emailChange: {
    title: 'E-mail-címének módosítása',
    confirmText:
      'Ez az Ön címe: %{email}? Erősítse meg, hogy ez legyen az e-mail-címe itt: %{channel}.',
    confirm: 'Cím megerősítése',
    confirmed: 'A cím megerősítve',
    confirmedText:
      '%{email} lesz az e-mail-címe itt: %{channel}. Legkorábban ekkor: %{until}. Utána jelentkezzen be újra.',
    stopText:
      'E-mail-címét erre készülnek módosítani: %{email}. Ezt leállíthatja. Szolgáltató: %{channel}.',
    stop: 'Módosítás leállítása',
    stopped: 'A módosítás leállítva',
    stoppedText: 'E-mail-címe változatlan marad itt: %{channel}. Szóljon az adminisztrátorának.',
    inEffect: 'Az új e-mail-cím mostantól érvényes. Jelentkezzen be újra.',
    gone: 'Ez a hivatkozás már nem érvényes. A módosítás érvénybe lépett, leállították vagy visszavonták, vagy lejárt. Ha valami nem helyes, szóljon az adminisztrátorának.',
  },
  cancelledWhy: {
    customer: 'Kérésre lemondták. Nem érkezik taxi.',
    company:
      'A taxitársaság nem tudja teljesíteni. Kérjük, foglaljon újra, vagy hívja a taxitársaságot.',
    noShow: 'A sofőr a felvétel helyén volt, de senkit sem talált ott.',
  },
  notices: {
    confirmed: {
      passenger: {
        subject: 'Taxifoglalása visszaigazolva: %{when}',
        heading: 'Taxifoglalását visszaigazoltuk',
        lead: 'Az alábbi hivatkozáson mostantól a megérkezésig követheti az utazást.',
      },
      other: {
        subject: 'Taxi visszaigazolva, utas: %{passenger}, %{when}',
        heading: 'A taxifoglalást visszaigazoltuk',
        lead: '%{passenger} utazását lefoglaltuk. Az alábbi hivatkozáson követheti.',
      },
    },
    pickupChanged: {
      passenger: {
        subject: 'Taxija új időpontja: %{when}',
        heading: 'Taxija más időpontban érkezik',
        lead: 'A felvétel ideje megváltozott. Mostantól az alábbi érvényes.',
      },
      other: {
        subject: 'Új felvételi időpont, utas: %{passenger}, %{when}',
        heading: 'A felvétel ideje megváltozott',
        lead: '%{passenger} utazásának új időpontja van. Mostantól az alábbi érvényes.',
      },
    },
    cancelled: {
      passenger: {
        subject: 'Taxiját lemondták: %{when}',
        heading: 'Utazását lemondták',
        lead: '%{why}',
      },
      other: {
        subject: 'Taxi lemondva, utas: %{passenger}, %{when}',
        heading: '%{passenger} utazását lemondták',
        lead: '%{why}',
      },
    },
    driverAssigned: {
      passenger: {
        subject: 'Az Ön taxija: %{car}',
        heading: 'Megvan a sofőrje',
        lead: 'Ezt az autót keresse.',
      },
      other: {
        subject: '%{passenger} taxija: %{car}',
        heading: 'Megvan a sofőr',
        lead: '%{passenger} ezzel az autóval utazik.',
      },
    },
    driverArrived: {
      passenger: {
        subject: 'Megérkezett a taxija: %{car}',
        heading: 'Megérkezett a taxija',
        lead: 'A sofőr a felvétel helyén várja Önt.',
      },
      other: {
        subject: '%{passenger} taxija megérkezett: %{car}',
        heading: 'A taxi megérkezett',
        lead: 'A sofőr a felvétel helyén várja az utast: %{passenger}.',
      },
    },
    receipt: {
      passenger: {
        subject: 'Utazásának nyugtája: %{total}',
        heading: 'Köszönjük, hogy velünk utazott',
        lead: 'Íme az utazás nyugtája.',
      },
      other: {
        subject: '%{passenger} utazásának nyugtája: %{total}',
        heading: 'Az utazás véget ért',
        lead: 'Íme %{passenger} utazásának nyugtája.',
      },
    },
  },
  invitation: {
    subject: 'Taxi Önnek: %{channel}, %{account}',
    heading: '%{account} taxit foglalhat Önnek',
    lead: '%{name} felvette Önt azok közé, akiknek taxit foglalnak. Fiók: %{account}, szolgáltató: %{channel}.',
    how: 'Nem kell bejelentkeznie, és semmit sem kell telepítenie. Ha utazást foglalnak Önnek, annak részletei és a taxi követésére szolgáló hivatkozás erre a címre érkeznek.',
    ask: 'Ha taxira van szüksége, vagy az alábbi adatok hibásak, forduljon hozzá: %{name}. Elég válaszolnia erre az e-mailre.',
  },
  access: {
    invitation: {
      subject: 'Hozzáférése: %{channel}',
      heading: 'Üdvözöljük – %{channel}',
      lead: '%{name} hozzáférést adott Önnek a taxik foglalására és kezelésére szolgáló felülethez. Szolgáltató: %{channel}.',
      how: 'Az alábbi hivatkozással állítson be egy jelszót. Ezután azzal és ezzel az e-mail-címmel jelentkezhet be: %{email}.',
      button: 'Jelszó beállítása',
    },
    join: {
      how: 'Már ezzel az e-mail-címmel jelentkezik be: %{email}, ezért nincs szüksége új jelszóra. Az alábbi hivatkozással elfogadhatja vagy elutasíthatja a meghívást; amíg el nem fogadja, semmi sem változik.',
      button: 'Elfogadás vagy elutasítás',
    },
    keptElsewhere: {
      how: 'Jelentkezzen be itteni fiókjával: %{provider}, e-mail-cím: %{email}. Jelszavát ott őrzik.',
      button: 'A felület megnyitása',
    },
    password: {
      subject: 'Új jelszó beállítása: %{channel}',
      heading: 'Új jelszó beállítása',
      lead: 'Az alábbi hivatkozással új jelszót állíthat be ehhez a címhez: %{email}. Ez minden eszközön befejezi a munkameneteit.',
      button: 'Új jelszó beállítása',
    },
    signIn: {
      subject: 'Bejelentkezési hivatkozása: %{channel}',
      heading: 'Bejelentkezés jelszó nélkül',
      lead: 'Az alábbi hivatkozással ezzel a címmel jelentkezik be: %{email}.',
      button: 'Bejelentkezés',
    },
    changed: {
      subject: 'Jelszava megváltozott: %{channel}',
      heading: 'Jelszava megváltozott',
      lead: 'Megváltozott a következő cím jelszava: %{email}. Minden nyitott munkamenet befejeződött.',
      ask: 'Ha nem Ön volt, azonnal állítson be új jelszót, és szóljon az adminisztrátorának.',
      button: 'Új jelszó beállítása',
    },
    confirmEmail: {
      subject: 'Erősítse meg új e-mail-címét: %{channel}',
      heading: 'Erősítse meg új e-mail-címét',
      lead: '%{name} azt kéri, hogy az Ön e-mail-címe %{from} helyett %{to} legyen. Szolgáltató: %{channel}.',
      how: 'Az alábbi hivatkozással erősítse meg (eddig: %{until}), hogy ez az Ön címe: %{to}. A módosítás legkorábban a kérés után egy nappal lép érvénybe, akkor újra be kell jelentkeznie. Ha nem tud róla, hagyja figyelmen kívül ezt az e-mailt.',
      button: 'Cím megerősítése',
    },
    stopEmail: {
      subject: 'Módosítani készülnek az e-mail-címét: %{channel}',
      heading: 'Módosítani készülnek az e-mail-címét',
      lead: '%{name} azt kéri, hogy az Ön e-mail-címe %{from} helyett %{to} legyen. Szolgáltató: %{channel}.',
      how: 'A módosítás legkorábban ekkor lép érvénybe: %{until}, ha az új címet megerősítették. Ha nem helyes, állítsa le az alábbi hivatkozással, és szóljon az adminisztrátorának.',
      button: 'Módosítás leállítása',
    },
    emailChanged: {
      subject: 'E-mail-címe megváltozott: %{channel}',
      heading: 'E-mail-címe megváltozott',
      lead: 'Az Ön e-mail-címe mostantól %{to} (korábban: %{from}). Szolgáltató: %{channel}.',
      how: 'Jelentkezzen be újra. Ha ez nem helyes, azonnal szóljon az adminisztrátorának.',
      button: 'Bejelentkezés',
    },
    once: 'A hivatkozás egyszer használható, eddig: %{until}.',
    notAsked:
      'Ha nem Ön kérte, hagyja figyelmen kívül ezt az e-mailt: a hivatkozás nélkül semmi sem változik.',
  },
  webhookOff: {
    subject: 'A webhookok ki vannak kapcsolva: %{host}',
    heading: 'A webhookok ki vannak kapcsolva',
    lead: 'A(z) %{url} három napja egyetlen eseményt sem fogadott, utoljára ekkor: %{when}: %{answer}. Ezért oda már semmit sem küldünk.',
    how: 'Ha újra működik, kapcsolja be, és küldje el újra, ami kimaradt. Az eseményeket 30 napig őrizzük meg.',
    button: 'Webhookok megnyitása',
    why: 'Azért kapja ezt az e-mailt, mert a(z) %{channel} webhookokat küld a következőnek: %{account}.',
  },
  infoRequest: {
    subject: 'Kérdés a következő utazásról: %{trip}',
    heading: 'Kérdés egy utazásról',
    lead: '%{name} (%{account}) kérdezi:',
    askedBy: 'Kérdező',
  },
};

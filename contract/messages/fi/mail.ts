import type { MailTexts } from '../mail/texts.ts';

export const mail: MailTexts = {
  greeting: 'Hei %{name},',
  track: 'Seuraa matkaa',
  event: 'Taksi: %{place}',
  why: {
    passenger: 'Saat tämän viestin, koska sinulle on varattu taksi. Palvelu: %{channel}.',
    booker: 'Saat tämän viestin, koska varasit tämän matkan. Palvelu: %{channel}.',
    copy: 'Saat kopiot vierasvarauksista tililtä %{account}. Profiilistasi näet, miltä tileiltä kopiot tulevat.',
    asked: 'Saat tämän viestin, koska pyysit sitä. Palvelu: %{channel}.',
    operator: 'Vastaa tähän viestiin: vastaus menee kysyjälle.',
    invited: 'Saat tämän viestin, koska %{name} lisäsi sinut palveluun %{channel}.',
    security: 'Saat tämän viestin, koska se koskee kirjautumistasi. Palvelu: %{channel}.',
  },
  stop: {
    link: 'En halua enää sähköposteja matkoistani',
    title: 'Sähköpostit matkoistasi',
    text: '%{channel} kirjoittaa osoitteeseen %{address}, kun sinulle varattu taksi vahvistetaan, muuttuu tai perutaan, kun kuljettaja saapuu, ja lähettää kuitin.',
    stop: 'Lopeta nämä sähköpostit',
    stopped: 'Ei enää sähköposteja',
    stoppedText: '%{address} ei enää saa sähköposteja matkoista: %{channel}.',
    start: 'Lähetä sähköposteja taas',
    broken: 'Tämä linkki on vajaa. Avaa se uudelleen sähköpostista.',
  },
  emailChange: {
    title: 'Sähköpostiosoitteesi muutos',
    confirmText:
      'Onko %{email} sinun osoitteesi? Vahvista, että siitä tulee sähköpostiosoitteesi. Palvelu: %{channel}.',
    confirm: 'Vahvista osoite',
    confirmed: 'Osoite on vahvistettu',
    confirmedText:
      '%{email} tulee sähköpostiosoitteeksesi aikaisintaan %{until}. Kirjaudu sitten uudelleen. Palvelu: %{channel}.',
    stopText:
      'Sähköpostiosoitteeksesi aiotaan vaihtaa %{email}. Voit estää sen. Palvelu: %{channel}.',
    stop: 'Estä muutos',
    stopped: 'Muutos on estetty',
    stoppedText:
      'Sähköpostiosoitteesi pysyy ennallaan. Ilmoita asiasta pääkäyttäjällesi. Palvelu: %{channel}.',
    inEffect: 'Uusi sähköpostiosoite on nyt voimassa. Kirjaudu uudelleen.',
    gone: 'Tämä linkki ei ole enää voimassa. Muutos on jo voimassa, se on estetty tai peruttu, tai se on vanhentunut. Jos jokin ei ole oikein, ilmoita pääkäyttäjällesi.',
  },
  cancelledWhy: {
    customer: 'Matka peruttiin pyynnöstä. Taksia ei tule.',
    company: 'Taksiyhtiö ei voi ajaa matkaa. Tee uusi varaus tai soita taksiyhtiöön.',
    noShow: 'Kuljettaja oli noutopaikassa eikä tavannut siellä ketään.',
  },
  notices: {
    confirmed: {
      passenger: {
        subject: 'Taksisi on vahvistettu: %{when}',
        heading: 'Taksisi on vahvistettu',
        lead: 'Alla olevasta linkistä voit seurata matkaa nyt ja perille asti.',
      },
      other: {
        subject: 'Taksi vahvistettu, matkustaja %{passenger}: %{when}',
        heading: 'Taksi on vahvistettu',
        lead: 'Matka on varattu. Matkustaja: %{passenger}. Alla olevasta linkistä voit seurata sitä.',
      },
    },
    pickupChanged: {
      passenger: {
        subject: 'Taksisi uusi noutoaika: %{when}',
        heading: 'Taksisi tulee eri aikaan',
        lead: 'Noutoaika on muuttunut. Tämä aika on nyt voimassa.',
      },
      other: {
        subject: 'Uusi noutoaika, matkustaja %{passenger}: %{when}',
        heading: 'Noutoaika on muuttunut',
        lead: 'Matkalla on uusi noutoaika, joka on nyt voimassa. Matkustaja: %{passenger}.',
      },
    },
    cancelled: {
      passenger: {
        subject: 'Taksisi on peruttu: %{when}',
        heading: 'Matkasi on peruttu',
        lead: '%{why}',
      },
      other: {
        subject: 'Taksi peruttu, matkustaja %{passenger}: %{when}',
        heading: 'Matka on peruttu: %{passenger}',
        lead: '%{why}',
      },
    },
    driverAssigned: {
      passenger: {
        subject: 'Kuljettajasi: %{car}',
        heading: 'Kuljettajasi on löytynyt',
        lead: 'Tämä auto noutaa sinut.',
      },
      other: {
        subject: 'Kuljettaja löytyi, matkustaja %{passenger}: %{car}',
        heading: 'Kuljettaja on löytynyt',
        lead: 'Tämä auto noutaa matkustajan. Matkustaja: %{passenger}.',
      },
    },
    driverArrived: {
      passenger: {
        subject: 'Taksisi on paikalla: %{car}',
        heading: 'Taksisi on paikalla',
        lead: 'Kuljettaja odottaa sinua noutopaikassa.',
      },
      other: {
        subject: 'Taksi on paikalla, matkustaja %{passenger}: %{car}',
        heading: 'Taksi on paikalla',
        lead: 'Kuljettaja odottaa noutopaikassa. Matkustaja: %{passenger}.',
      },
    },
    receipt: {
      passenger: {
        subject: 'Matkasi kuitti: %{total}',
        heading: 'Kiitos, että matkustit kanssamme',
        lead: 'Tässä on matkasi kuitti.',
      },
      other: {
        subject: 'Matkan kuitti, matkustaja %{passenger}: %{total}',
        heading: 'Matka on päättynyt',
        lead: 'Tässä on matkan kuitti. Matkustaja: %{passenger}.',
      },
    },
  },
  invitation: {
    subject: 'Taksit: %{channel}, %{account}',
    heading: '%{account} voi varata sinulle takseja',
    lead: '%{name} lisäsi sinut tilin %{account} henkilöihin, joille varataan takseja palvelussa %{channel}.',
    how: 'Sinun ei tarvitse kirjautua sisään eikä asentaa mitään. Kun sinulle varataan matka, sen tiedot ja linkki taksin seuraamiseen tulevat tähän osoitteeseen.',
    ask: 'Jos tarvitset taksin tai alla on virhe, ota yhteyttä: %{name}. Voit vastata suoraan tähän viestiin.',
  },
  access: {
    invitation: {
      subject: 'Käyttöoikeutesi: %{channel}',
      heading: 'Tervetuloa: %{channel}',
      lead: '%{name} on antanut sinulle käyttöoikeuden palveluun, jossa takseja varataan ja hallitaan. Palvelu: %{channel}.',
      how: 'Aseta salasana alla olevasta linkistä. Sen jälkeen kirjaudut sillä ja osoitteella %{email}.',
      button: 'Aseta salasana',
    },
    join: {
      how: 'Kirjaudut jo osoitteella %{email}, joten et tarvitse uutta salasanaa. Hyväksy tai hylkää kutsu alla olevasta linkistä. Mikään ei muutu ennen kuin hyväksyt.',
      button: 'Hyväksy tai hylkää',
    },
    keptElsewhere: {
      how: 'Kirjaudu tililläsi, jonka palvelu on %{provider} ja osoite %{email}. Salasanasi säilytetään siellä.',
      button: 'Avaa konsoli',
    },
    password: {
      subject: 'Uuden salasanan asettaminen: %{channel}',
      heading: 'Uuden salasanan asettaminen',
      lead: 'Alla olevasta linkistä asetat uuden salasanan osoitteelle %{email}. Istuntosi päättyvät kaikilla laitteilla.',
      button: 'Aseta uusi salasana',
    },
    signIn: {
      subject: 'Kirjautumislinkkisi: %{channel}',
      heading: 'Kirjautuminen ilman salasanaa',
      lead: 'Alla olevasta linkistä kirjaudut osoitteella %{email}.',
      button: 'Kirjaudu sisään',
    },
    changed: {
      subject: 'Salasanasi on vaihdettu: %{channel}',
      heading: 'Salasanasi on vaihdettu',
      lead: 'Osoitteen %{email} salasana on vaihdettu, ja kaikki avoimet istunnot on päätetty.',
      ask: 'Jos et vaihtanut sitä itse, aseta heti uusi salasana ja ilmoita pääkäyttäjällesi.',
      button: 'Aseta uusi salasana',
    },
    confirmEmail: {
      subject: 'Vahvista uusi sähköpostiosoitteesi: %{channel}',
      heading: 'Vahvista uusi sähköpostiosoitteesi',
      lead: '%{name} pyytää vaihtamaan sähköpostiosoitteesi %{from} osoitteeksi %{to}. Palvelu: %{channel}.',
      how: 'Vahvista alla olevalla linkillä viimeistään %{until}, että %{to} on sinun osoitteesi. Muutos tulee voimaan aikaisintaan vuorokauden kuluttua pyynnöstä, ja silloin kirjaudut uudelleen. Jos et tiedä asiasta, voit jättää viestin huomiotta.',
      button: 'Vahvista osoite',
    },
    stopEmail: {
      subject: 'Sähköpostiosoitteesi aiotaan vaihtaa: %{channel}',
      heading: 'Sähköpostiosoitteesi aiotaan vaihtaa',
      lead: '%{name} pyytää vaihtamaan sähköpostiosoitteesi %{from} osoitteeksi %{to}. Palvelu: %{channel}.',
      how: 'Muutos tulee voimaan aikaisintaan %{until}, kun uusi osoite on vahvistettu. Jos se ei ole oikein, estä muutos alla olevalla linkillä ja ilmoita pääkäyttäjällesi.',
      button: 'Estä muutos',
    },
    emailChanged: {
      subject: 'Sähköpostiosoitteesi on vaihdettu: %{channel}',
      heading: 'Sähköpostiosoitteesi on vaihdettu',
      lead: 'Sähköpostiosoitteesi on nyt %{to}, ei enää %{from}. Palvelu: %{channel}.',
      how: 'Kirjaudu uudelleen. Jos tämä ei ole oikein, ilmoita heti pääkäyttäjällesi.',
      button: 'Kirjaudu sisään',
    },
    once: 'Linkki toimii kerran, viimeistään %{until}.',
    notAsked: 'Jos et pyytänyt tätä, voit jättää viestin huomiotta: mikään ei muutu ilman linkkiä.',
  },
  webhookOff: {
    subject: 'Webhookit on kytketty pois: %{host}',
    heading: 'Webhookit on kytketty pois',
    lead: '%{url} ei ole ottanut vastaan yhtään tapahtumaa kolmeen päivään, viimeksi %{when}: %{answer}. Siksi sinne ei enää lähetetä mitään.',
    how: 'Kun osoite toimii taas, kytke se päälle ja lähetä uudelleen se, mikä jäi saamatta. Tapahtumat säilytetään 30 päivää.',
    button: 'Avaa webhookit',
    why: 'Saat tämän viestin, koska %{channel} lähettää asiakkaan %{account} webhookeja.',
  },
  infoRequest: {
    subject: 'Kysymys matkasta %{trip}',
    heading: 'Kysymys matkasta',
    lead: '%{name} (%{account}) kysyy:',
    askedBy: 'Kysyjä',
  },
};

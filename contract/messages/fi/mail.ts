import type { MailTexts } from '../mail/texts.ts';

export const mail: MailTexts = {
  greeting: 'Hei %{name},',
  track: 'Seuraa matkaa',
  why: {
    passenger: 'Saatte tämän viestin, koska teille on varattu taksi. Palvelu: %{channel}.',
    booker: 'Saatte tämän viestin, koska varasitte tämän matkan. Palvelu: %{channel}.',
    copy: 'Saatte kopiot vierasvarauksista asiakastililtä %{account}. Profiilistanne näette, miltä tileiltä kopiot tulevat.',
    asked: 'Saatte tämän viestin, koska pyysitte sitä. Palvelu: %{channel}.',
    operator: 'Vastatkaa tähän viestiin: vastaus menee kysyjälle.',
    invited: 'Saat tämän viestin, koska %{name} lisäsi sinut palveluun %{channel}.',
    security: 'Saatte tämän viestin, koska se koskee kirjautumistanne. Palvelu: %{channel}.',
  },
  stop: {
    link: 'En halua enää sähköposteja matkoistani',
    title: 'Sähköpostit matkoistanne',
    text: '%{channel} kirjoittaa osoitteeseen %{address}, kun teille tilattu taksi vahvistetaan, muuttuu tai perutaan, kun kuljettaja saapuu, ja lähettää kuitin.',
    stop: 'Lopeta nämä sähköpostit',
    stopped: 'Ei enää sähköposteja',
    stoppedText: '%{address} ei enää saa sähköposteja matkoista: %{channel}.',
    start: 'Lähettäkää sähköposteja taas',
    broken: 'Tämä linkki on vajaa. Avatkaa se uudelleen sähköpostista.',
  },
  cancelledWhy: {
    customer: 'Matka peruttiin pyynnöstä. Taksia ei tule.',
    company: 'Taksiyhtiö ei voi ajaa matkaa. Tehkää uusi varaus tai soittakaa taksiyhtiöön.',
    noShow: 'Kuljettaja oli noutopaikassa eikä tavannut siellä ketään.',
  },
  notices: {
    confirmed: {
      passenger: {
        subject: 'Taksinne on vahvistettu: %{when}',
        heading: 'Taksinne on vahvistettu',
        lead: 'Alla olevasta linkistä voitte seurata matkaa nyt ja perille asti.',
      },
      other: {
        subject: 'Taksi vahvistettu, matkustaja %{passenger}: %{when}',
        heading: 'Taksi on vahvistettu',
        lead: 'Matka on varattu. Matkustaja: %{passenger}. Alla olevasta linkistä voitte seurata sitä.',
      },
    },
    pickupChanged: {
      passenger: {
        subject: 'Taksinne uusi noutoaika: %{when}',
        heading: 'Taksinne tulee eri aikaan',
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
        subject: 'Taksinne on peruttu: %{when}',
        heading: 'Matkanne on peruttu',
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
        subject: 'Kuljettajanne: %{car}',
        heading: 'Kuljettajanne on löytynyt',
        lead: 'Tämä auto noutaa teidät.',
      },
      other: {
        subject: 'Kuljettaja löytyi, matkustaja %{passenger}: %{car}',
        heading: 'Kuljettaja on löytynyt',
        lead: 'Tämä auto noutaa matkustajan. Matkustaja: %{passenger}.',
      },
    },
    driverArrived: {
      passenger: {
        subject: 'Taksinne on paikalla: %{car}',
        heading: 'Taksinne on paikalla',
        lead: 'Kuljettaja odottaa teitä noutopaikassa.',
      },
      other: {
        subject: 'Taksi on paikalla, matkustaja %{passenger}: %{car}',
        heading: 'Taksi on paikalla',
        lead: 'Kuljettaja odottaa noutopaikassa. Matkustaja: %{passenger}.',
      },
    },
    receipt: {
      passenger: {
        subject: 'Matkanne kuitti: %{total}',
        heading: 'Kiitos, että matkustitte kanssamme',
        lead: 'Tässä on matkanne kuitti.',
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
      subject: 'Käyttöoikeutenne: %{channel}',
      heading: 'Tervetuloa! %{channel}',
      lead: '%{name} on antanut teille käyttöoikeuden palveluun, jossa takseja varataan ja hallitaan. Palvelu: %{channel}.',
      how: 'Asettakaa salasana alla olevasta linkistä. Sen jälkeen kirjaudutte sillä ja osoitteella %{email}.',
      button: 'Asettakaa salasana',
    },
    keptElsewhere: {
      how: 'Kirjautukaa tilillänne, jonka palvelu on %{provider} ja osoite %{email}. Salasananne säilytetään siellä.',
      button: 'Avatkaa konsoli',
    },
    password: {
      subject: 'Uuden salasanan asettaminen: %{channel}',
      heading: 'Uuden salasanan asettaminen',
      lead: 'Alla olevasta linkistä asetatte uuden salasanan osoitteelle %{email}. Istuntonne päättyvät kaikilla laitteilla.',
      button: 'Asettakaa uusi salasana',
    },
    signIn: {
      subject: 'Kirjautumislinkkinne: %{channel}',
      heading: 'Kirjautuminen ilman salasanaa',
      lead: 'Alla olevasta linkistä kirjaudutte osoitteella %{email}.',
      button: 'Kirjautukaa',
    },
    changed: {
      subject: 'Salasananne on vaihdettu: %{channel}',
      heading: 'Salasananne on vaihdettu',
      lead: 'Osoitteen %{email} salasana on vaihdettu, ja kaikki avoimet istunnot on päätetty.',
      ask: 'Jos ette vaihtanut sitä itse, asettakaa heti uusi salasana ja ilmoittakaa ylläpitäjällenne.',
      button: 'Asettakaa uusi salasana',
    },
    once: 'Linkki toimii kerran, viimeistään %{until}.',
    notAsked:
      'Jos ette pyytänyt tätä, voitte jättää viestin huomiotta: mikään ei muutu ilman linkkiä.',
  },
  infoRequest: {
    subject: 'Kysymys matkasta %{trip}',
    heading: 'Kysymys matkasta',
    lead: '%{name} (%{account}) kysyy:',
    askedBy: 'Kysyjä',
  },
};

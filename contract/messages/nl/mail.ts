import type { MailTexts } from '../mail/texts.ts';

export const mail: MailTexts = {
  greeting: 'Beste %{name},',
  track: 'Rit volgen',
  event: 'Taxi naar %{place}',
  why: {
    passenger: 'U ontvangt deze e-mail omdat er bij %{channel} een taxi voor u is geboekt.',
    booker: 'U ontvangt deze e-mail omdat u deze rit bij %{channel} hebt geboekt.',
    copy: 'U ontvangt kopieën van de gastboekingen van %{account}. In uw profiel staat van welke accounts.',
    asked: 'U ontvangt deze e-mail omdat u erom hebt gevraagd bij %{channel}.',
    operator: 'Beantwoord deze e-mail: uw antwoord gaat naar degene die de vraag heeft gesteld.',
    invited: 'U krijgt deze e-mail omdat %{name} u heeft toegevoegd bij %{channel}.',
    security: 'U ontvangt deze e-mail omdat hij over uw toegang bij %{channel} gaat.',
  },
  stop: {
    link: 'Geen e-mails meer over mijn ritten',
    title: 'E-mails over uw ritten',
    text: '%{channel} mailt %{address} wanneer een voor u geboekte taxi wordt bevestigd, gewijzigd of geannuleerd, wanneer de chauffeur komt en met de ritbon.',
    stop: 'Deze e-mails stoppen',
    stopped: 'Geen e-mails meer',
    stoppedText: '%{address} krijgt van %{channel} geen e-mails meer over ritten.',
    start: 'Weer e-mails ontvangen',
    broken: 'Deze link is niet volledig. Open hem nog eens vanuit de e-mail.',
  },
  emailChange: {
    title: 'Wijziging van uw e-mailadres',
    confirmText: 'Is %{email} uw adres? Bevestig dat het uw e-mailadres bij %{channel} wordt.',
    confirm: 'Adres bevestigen',
    confirmed: 'Adres bevestigd',
    confirmedText:
      '%{email} wordt op zijn vroegst op %{until} uw e-mailadres bij %{channel}. Meld u daarna opnieuw aan.',
    stopText: 'Uw e-mailadres bij %{channel} wordt gewijzigd in %{email}. U kunt dit tegenhouden.',
    stop: 'Wijziging tegenhouden',
    stopped: 'Wijziging tegengehouden',
    stoppedText: 'Uw e-mailadres bij %{channel} blijft zoals het is. Waarschuw uw beheerder.',
    inEffect: 'Het nieuwe e-mailadres geldt vanaf nu. Meld u opnieuw aan.',
    gone: 'Deze link is niet meer geldig. De wijziging is ingegaan, tegengehouden, ingetrokken of verlopen. Klopt er iets niet, waarschuw dan uw beheerder.',
  },
  cancelledWhy: {
    customer: 'De rit is op verzoek geannuleerd. Er komt geen taxi.',
    company: 'Het taxibedrijf kan de rit niet uitvoeren. Boek opnieuw of bel het taxibedrijf.',
    noShow: 'De chauffeur was op het ophaaladres en trof daar niemand aan.',
  },
  notices: {
    confirmed: {
      passenger: {
        subject: 'Uw taxi is bevestigd: %{when}',
        heading: 'Uw taxi is bevestigd',
        lead: 'Met de link hieronder volgt u de rit, van nu tot uw aankomst.',
      },
      other: {
        subject: 'Taxi voor %{passenger} bevestigd: %{when}',
        heading: 'De taxi is bevestigd',
        lead: 'De rit van %{passenger} is geboekt. Met de link hieronder kunt u de rit volgen.',
      },
    },
    pickupChanged: {
      passenger: {
        subject: 'Nieuwe ophaaltijd van uw taxi: %{when}',
        heading: 'Uw taxi komt op een ander tijdstip',
        lead: 'De ophaaltijd is gewijzigd. Vanaf nu geldt de tijd hieronder.',
      },
      other: {
        subject: 'Nieuwe ophaaltijd voor %{passenger}: %{when}',
        heading: 'De ophaaltijd is gewijzigd',
        lead: 'De rit van %{passenger} heeft een andere ophaaltijd. Vanaf nu geldt de tijd hieronder.',
      },
    },
    cancelled: {
      passenger: {
        subject: 'Uw taxi is geannuleerd: %{when}',
        heading: 'Uw rit is geannuleerd',
        lead: '%{why}',
      },
      other: {
        subject: 'Taxi voor %{passenger} geannuleerd: %{when}',
        heading: 'De rit van %{passenger} is geannuleerd',
        lead: '%{why}',
      },
    },
    driverAssigned: {
      passenger: {
        subject: 'Uw chauffeur: %{car}',
        heading: 'Uw chauffeur is gevonden',
        lead: 'Met deze auto wordt u opgehaald.',
      },
      other: {
        subject: 'Chauffeur voor %{passenger}: %{car}',
        heading: 'Er is een chauffeur gevonden',
        lead: 'Met deze auto wordt %{passenger} opgehaald.',
      },
    },
    driverArrived: {
      passenger: {
        subject: 'Uw taxi staat klaar: %{car}',
        heading: 'Uw taxi staat klaar',
        lead: 'De chauffeur wacht op u op het ophaaladres.',
      },
      other: {
        subject: 'De taxi van %{passenger} staat klaar: %{car}',
        heading: 'De taxi staat klaar',
        lead: 'De chauffeur wacht op %{passenger} op het ophaaladres.',
      },
    },
    receipt: {
      passenger: {
        subject: 'Ritbon van uw rit: %{total}',
        heading: 'Bedankt dat u met ons hebt gereisd',
        lead: 'Hier is de ritbon van uw rit.',
      },
      other: {
        subject: 'Ritbon van %{passenger}: %{total}',
        heading: 'De rit is afgelopen',
        lead: 'Hier is de ritbon van de rit van %{passenger}.',
      },
    },
  },
  invitation: {
    subject: 'Taxi’s met %{channel} voor %{account}',
    heading: '%{account} kan taxi’s voor u boeken',
    lead: '%{name} heeft u toegevoegd aan de mensen van %{account} voor wie taxi’s worden geboekt bij %{channel}.',
    how: 'U hoeft zich niet aan te melden en niets te installeren. Als er een rit voor u wordt geboekt, komen de gegevens en een link om de taxi te volgen naar dit adres.',
    ask: 'Wilt u een taxi of klopt er hieronder iets niet, vraag het dan aan %{name}. U kunt gewoon op deze e-mail antwoorden.',
  },
  access: {
    invitation: {
      subject: 'Uw toegang tot %{channel}',
      heading: 'Welkom bij %{channel}',
      lead: '%{name} heeft u toegang gegeven tot %{channel}, waar taxi’s worden geboekt en beheerd.',
      how: 'Stel met de link hieronder een wachtwoord in. Daarna meldt u zich daarmee aan, met %{email}.',
      button: 'Wachtwoord instellen',
    },
    join: {
      how: 'U meldt zich al aan met %{email} en hebt geen nieuw wachtwoord nodig. Open de link hieronder om te accepteren of af te wijzen; tot u accepteert, verandert er niets.',
      button: 'Accepteren of afwijzen',
    },
    keptElsewhere: {
      how: 'Meld u aan met uw account bij %{provider}, met %{email}. Uw wachtwoord wordt daar bewaard.',
      button: 'Console openen',
    },
    password: {
      subject: 'Nieuw wachtwoord instellen voor %{channel}',
      heading: 'Nieuw wachtwoord instellen',
      lead: 'Met de link hieronder stelt u een nieuw wachtwoord in voor %{email}. Uw sessies worden op alle apparaten beëindigd.',
      button: 'Nieuw wachtwoord instellen',
    },
    signIn: {
      subject: 'Uw aanmeldlink voor %{channel}',
      heading: 'Aanmelden zonder wachtwoord',
      lead: 'Met de link hieronder meldt u zich aan als %{email}.',
      button: 'Aanmelden',
    },
    changed: {
      subject: 'Uw wachtwoord voor %{channel} is gewijzigd',
      heading: 'Uw wachtwoord is gewijzigd',
      lead: 'Het wachtwoord van %{email} is gewijzigd en alle geopende sessies zijn beëindigd.',
      ask: 'Was u dit niet? Stel dan meteen een nieuw wachtwoord in en waarschuw uw beheerder.',
      button: 'Nieuw wachtwoord instellen',
    },
    confirmEmail: {
      subject: 'Bevestig uw nieuwe e-mailadres voor %{channel}',
      heading: 'Bevestig uw nieuwe e-mailadres',
      lead: '%{name} vraagt om uw e-mailadres bij %{channel} te wijzigen van %{from} in %{to}.',
      how: 'Bevestig met de link hieronder, tot %{until}, dat %{to} uw adres is. De wijziging gaat op zijn vroegst een dag na de aanvraag in; dan meldt u zich opnieuw aan. Weet u hier niets van, dan kunt u deze e-mail negeren.',
      button: 'Adres bevestigen',
    },
    stopEmail: {
      subject: 'Uw e-mailadres voor %{channel} wordt gewijzigd',
      heading: 'Uw e-mailadres wordt gewijzigd',
      lead: '%{name} vraagt om uw e-mailadres bij %{channel} te wijzigen van %{from} in %{to}.',
      how: 'De wijziging gaat op zijn vroegst in op %{until}, zodra het nieuwe adres is bevestigd. Klopt dit niet, houd de wijziging dan tegen met de link hieronder en waarschuw uw beheerder.',
      button: 'Wijziging tegenhouden',
    },
    emailChanged: {
      subject: 'Uw e-mailadres voor %{channel} is gewijzigd',
      heading: 'Uw e-mailadres is gewijzigd',
      lead: 'Uw e-mailadres bij %{channel} is nu %{to} in plaats van %{from}.',
      how: 'Meld u opnieuw aan. Klopt dit niet, waarschuw dan meteen uw beheerder.',
      button: 'Aanmelden',
    },
    once: 'De link werkt één keer, tot %{until}.',
    notAsked:
      'Hebt u hier niet om gevraagd, dan kunt u deze e-mail negeren: zonder de link verandert er niets.',
  },
  webhookOff: {
    subject: 'Webhooks zijn uitgeschakeld: %{host}',
    heading: 'Webhooks zijn uitgeschakeld',
    lead: '%{url} heeft drie dagen lang geen gebeurtenis aangenomen, het laatst op %{when}: %{answer}. Daarom wordt er niets meer naartoe gestuurd.',
    how: 'Schakel het adres weer in als het werkt, en stuur opnieuw wat het gemist heeft. Gebeurtenissen worden 30 dagen bewaard.',
    button: 'Webhooks openen',
    why: 'U krijgt deze e-mail omdat %{channel} webhooks van %{account} verstuurt.',
  },
  infoRequest: {
    subject: 'Vraag over rit %{trip}',
    heading: 'Een vraag over een rit',
    lead: '%{name} (%{account}) vraagt:',
    askedBy: 'Vraag van',
  },
};

import type { MailTexts } from '../mail/texts.ts';

export const mail: MailTexts = {
  greeting: 'Hej %{name}!',
  track: 'Följ resan',
  event: 'Taxi till %{place}',
  why: {
    passenger: 'Du får det här mejlet eftersom en taxi har bokats åt dig hos %{channel}.',
    booker: 'Du får det här mejlet eftersom du har bokat den här resan hos %{channel}.',
    copy: 'Du får kopior av gästbokningarna för %{account}. I din profil ser du för vilka konton.',
    asked: 'Du får det här mejlet eftersom du bad om det hos %{channel}.',
    operator: 'Svara på det här mejlet: ditt svar går till den som frågade.',
    invited: 'Du får det här mejlet eftersom %{name} har lagt till dig hos %{channel}.',
    security: 'Du får det här mejlet eftersom det gäller din inloggning hos %{channel}.',
  },
  stop: {
    link: 'Inga fler mejl om mina resor',
    title: 'Mejl om dina resor',
    text: '%{channel} mejlar %{address} när en taxi som bokats åt dig bekräftas, ändras eller avbokas, när föraren kommer och med kvittot.',
    stop: 'Sluta skicka dessa mejl',
    stopped: 'Inga fler mejl',
    stoppedText: '%{address} får inga fler mejl om resor från %{channel}.',
    start: 'Skicka mejl till mig igen',
    broken: 'Länken är inte fullständig. Öppna den igen från mejlet.',
  },
  emailChange: {
    title: 'Ändring av din e-postadress',
    confirmText: 'Är %{email} din adress? Bekräfta att den blir din e-postadress hos %{channel}.',
    confirm: 'Bekräfta adressen',
    confirmed: 'Adressen är bekräftad',
    confirmedText:
      '%{email} blir din e-postadress hos %{channel} tidigast %{until}. Logga sedan in igen.',
    stopText: 'Din e-postadress hos %{channel} ska ändras till %{email}. Du kan stoppa det.',
    stop: 'Stoppa ändringen',
    stopped: 'Ändringen är stoppad',
    stoppedText: 'Din e-postadress hos %{channel} förblir som den är. Säg till din administratör.',
    inEffect: 'Den nya e-postadressen gäller nu. Logga in igen.',
    gone: 'Länken gäller inte längre. Ändringen gäller redan, har stoppats eller tagits tillbaka, eller har gått ut. Om något inte stämmer, säg till din administratör.',
  },
  cancelledWhy: {
    customer: 'Den är avbokad enligt önskemål. Ingen taxi kommer.',
    company: 'Taxibolaget kan inte köra den. Boka igen eller ring taxibolaget.',
    noShow: 'Föraren var på upphämtningsplatsen men hittade ingen där.',
  },
  notices: {
    confirmed: {
      passenger: {
        subject: 'Din taxi är bekräftad: %{when}',
        heading: 'Din taxi är bekräftad',
        lead: 'Med länken nedan kan du följa resan från och med nu tills du är framme.',
      },
      other: {
        subject: 'Taxi för %{passenger} bekräftad: %{when}',
        heading: 'Taxin är bekräftad',
        lead: 'Resan för %{passenger} är bokad. Med länken nedan kan du följa den.',
      },
    },
    pickupChanged: {
      passenger: {
        subject: 'Ny upphämtningstid för din taxi: %{when}',
        heading: 'Din taxi kommer vid en annan tid',
        lead: 'Upphämtningstiden har ändrats. Det är den här som gäller nu.',
      },
      other: {
        subject: 'Ny upphämtningstid för %{passenger}: %{when}',
        heading: 'Upphämtningstiden har ändrats',
        lead: 'Resan för %{passenger} har en ny upphämtningstid. Det är den här som gäller nu.',
      },
    },
    cancelled: {
      passenger: {
        subject: 'Din taxi är avbokad: %{when}',
        heading: 'Din resa är avbokad',
        lead: '%{why}',
      },
      other: {
        subject: 'Taxi för %{passenger} avbokad: %{when}',
        heading: 'Resan för %{passenger} är avbokad',
        lead: '%{why}',
      },
    },
    driverAssigned: {
      passenger: {
        subject: 'Din förare: %{car}',
        heading: 'Din förare är utsedd',
        lead: 'Det är den här bilen som hämtar dig.',
      },
      other: {
        subject: 'Förare för %{passenger}: %{car}',
        heading: 'En förare är utsedd',
        lead: 'Det är den här bilen som hämtar %{passenger}.',
      },
    },
    driverArrived: {
      passenger: {
        subject: 'Din taxi är här: %{car}',
        heading: 'Din taxi är här',
        lead: 'Föraren väntar på dig på upphämtningsplatsen.',
      },
      other: {
        subject: 'Taxin för %{passenger} är på plats: %{car}',
        heading: 'Taxin är på plats',
        lead: 'Föraren väntar på %{passenger} på upphämtningsplatsen.',
      },
    },
    receipt: {
      passenger: {
        subject: 'Kvitto på din resa: %{total}',
        heading: 'Tack för att du reste med oss',
        lead: 'Här är kvittot på din resa.',
      },
      other: {
        subject: 'Kvitto på resan för %{passenger}: %{total}',
        heading: 'Resan är avslutad',
        lead: 'Här är kvittot på resan för %{passenger}.',
      },
    },
  },
  invitation: {
    subject: 'Taxi med %{channel} för %{account}',
    heading: '%{account} kan boka taxi åt dig',
    lead: '%{name} har lagt till dig bland de personer hos %{account} som det bokas taxi åt med %{channel}.',
    how: 'Du behöver inte logga in och inte installera något. När en resa bokas åt dig kommer uppgifterna och en länk för att följa taxin till den här adressen.',
    ask: 'Fråga %{name} om du behöver en taxi eller om något nedan är fel. Svara bara på det här mejlet.',
  },
  access: {
    invitation: {
      subject: 'Din åtkomst till %{channel}',
      heading: 'Välkommen till %{channel}',
      lead: '%{name} har gett dig åtkomst till %{channel}, där taxiresor bokas och hanteras.',
      how: 'Välj ett lösenord med länken nedan. Sedan loggar du in med det och med %{email}.',
      button: 'Välj lösenord',
    },
    join: {
      how: 'Du loggar redan in med %{email} och behöver inget nytt lösenord. Öppna länken nedan för att acceptera eller avböja. Ingenting ändras förrän du accepterar.',
      button: 'Acceptera eller avböj',
    },
    keptElsewhere: {
      how: 'Logga in med ditt konto hos %{provider}, med %{email}. Ditt lösenord finns där.',
      button: 'Öppna konsolen',
    },
    password: {
      subject: 'Välj ett nytt lösenord för %{channel}',
      heading: 'Välj ett nytt lösenord',
      lead: 'Med länken nedan väljer du ett nytt lösenord för %{email}. Dina sessioner avslutas på alla enheter.',
      button: 'Välj nytt lösenord',
    },
    signIn: {
      subject: 'Din inloggningslänk till %{channel}',
      heading: 'Logga in utan lösenord',
      lead: 'Länken nedan loggar in dig som %{email}.',
      button: 'Logga in',
    },
    changed: {
      subject: 'Ditt lösenord för %{channel} har ändrats',
      heading: 'Ditt lösenord har ändrats',
      lead: 'Lösenordet för %{email} har ändrats, och alla öppna sessioner har avslutats.',
      ask: 'Om det inte var du: välj genast ett nytt lösenord och säg till din administratör.',
      button: 'Välj nytt lösenord',
    },
    confirmEmail: {
      subject: 'Bekräfta din nya e-postadress för %{channel}',
      heading: 'Bekräfta din nya e-postadress',
      lead: '%{name} vill ändra din e-postadress hos %{channel} från %{from} till %{to}.',
      how: 'Bekräfta med länken nedan, till och med %{until}, att %{to} är din adress. Ändringen gäller tidigast ett dygn efter begäran, och då loggar du in igen. Om du inte känner till det kan du bortse från mejlet.',
      button: 'Bekräfta adressen',
    },
    stopEmail: {
      subject: 'Din e-postadress för %{channel} ska ändras',
      heading: 'Din e-postadress ska ändras',
      lead: '%{name} vill ändra din e-postadress hos %{channel} från %{from} till %{to}.',
      how: 'Ändringen gäller tidigast %{until}, när den nya adressen har bekräftats. Om den inte stämmer, stoppa den med länken nedan och säg till din administratör.',
      button: 'Stoppa ändringen',
    },
    emailChanged: {
      subject: 'Din e-postadress för %{channel} har ändrats',
      heading: 'Din e-postadress har ändrats',
      lead: 'Din e-postadress hos %{channel} är nu %{to} i stället för %{from}.',
      how: 'Logga in igen. Om det inte stämmer, säg genast till din administratör.',
      button: 'Logga in',
    },
    once: 'Länken fungerar en gång, till och med %{until}.',
    notAsked:
      'Om du inte har bett om det här kan du bortse från mejlet: ingenting ändras utan länken.',
  },
  webhookOff: {
    subject: 'Webhooks är avstängda: %{host}',
    heading: 'Webhooks är avstängda',
    lead: '%{url} har inte tagit emot någon händelse på tre dagar, senast %{when}: %{answer}. Därför skickas inget mer dit.',
    how: 'När adressen fungerar igen slår du på den och skickar om det som saknas. Händelser sparas i 30 dagar.',
    button: 'Öppna webhooks',
    why: 'Du får detta mejl eftersom %{channel} skickar webhooks för %{account}.',
  },
  infoRequest: {
    subject: 'Fråga om resa %{trip}',
    heading: 'En fråga om en resa',
    lead: '%{name} (%{account}) frågar:',
    askedBy: 'Fråga från',
  },
};

import type { MailTexts } from '../mail/texts.ts';

export const mail: MailTexts = {
  greeting: 'Gentile %{name},',
  track: 'Segui la corsa',
  event: 'Taxi per %{place}',
  why: {
    passenger:
      'Riceve questa e-mail perché è stato prenotato un taxi per questo indirizzo con %{channel}.',
    booker: 'Riceve questa e-mail perché ha prenotato questa corsa con %{channel}.',
    copy: 'Riceve copia delle prenotazioni per ospiti di %{account}. Il profilo indica per quali account.',
    asked: 'Riceve questa e-mail perché l’ha richiesta a %{channel}.',
    operator: 'Risponda a questa e-mail: la risposta arriverà a chi ha posto la domanda.',
    invited:
      'Riceve questa e-mail perché %{name} ha registrato questo indirizzo presso %{channel}.',
    security: 'Riceve questa e-mail perché riguarda l’accesso a %{channel}.',
  },
  stop: {
    link: 'Non ricevere più e-mail sulle mie corse',
    title: 'E-mail sulle corse',
    text: '%{channel} scrive a %{address} quando un taxi prenotato per questo indirizzo viene confermato, modificato o annullato, quando arriva l’autista e con la ricevuta.',
    stop: 'Non ricevere più queste e-mail',
    stopped: 'Nessun’altra e-mail',
    stoppedText: '%{address} non riceve più e-mail da %{channel} sulle corse.',
    start: 'Ricevere di nuovo le e-mail',
    broken: 'Questo link è incompleto. Lo apra di nuovo dall’e-mail.',
  },
  emailChange: {
    title: 'Modifica dell’e-mail',
    confirmText:
      'L’indirizzo %{email} è corretto? Confermi che diventa l’e-mail presso %{channel}.',
    confirm: 'Conferma indirizzo',
    confirmed: 'Indirizzo confermato',
    confirmedText:
      '%{email} diventa l’e-mail presso %{channel} al più presto il %{until}. Poi acceda di nuovo.',
    stopText:
      'L’e-mail presso %{channel} sta per essere cambiata in %{email}. Può bloccare la modifica.',
    stop: 'Blocca la modifica',
    stopped: 'Modifica bloccata',
    stoppedText: 'L’e-mail presso %{channel} resta com’è. Avvisi l’amministratore.',
    inEffect: 'La nuova e-mail vale da ora. Acceda di nuovo.',
    gone: 'Questo link non è più valido. La modifica ha avuto effetto, è stata bloccata o ritirata, oppure è scaduta. Se qualcosa non è corretto, avvisi l’amministratore.',
  },
  cancelledWhy: {
    customer: 'È stata annullata come richiesto. Non arriverà alcun taxi.',
    company:
      'La società di taxi non può effettuarla. Prenoti di nuovo o chiami la società di taxi.',
    noShow: 'L’autista era sul luogo di partenza e non ha trovato nessuno.',
  },
  notices: {
    confirmed: {
      passenger: {
        subject: 'Il taxi è confermato: %{when}',
        heading: 'Il taxi è confermato',
        lead: 'Con il link qui sotto può seguirlo da ora fino all’arrivo.',
      },
      other: {
        subject: 'Taxi per %{passenger} confermato: %{when}',
        heading: 'Il taxi è confermato',
        lead: 'La corsa di %{passenger} è prenotata. Può seguirla con il link qui sotto.',
      },
    },
    pickupChanged: {
      passenger: {
        subject: 'Nuovo orario del taxi: %{when}',
        heading: 'Il taxi arriverà a un altro orario',
        lead: 'L’orario di partenza è cambiato. Questo è quello ora valido.',
      },
      other: {
        subject: 'Nuovo orario di partenza per %{passenger}: %{when}',
        heading: 'L’orario di partenza è cambiato',
        lead: 'La corsa di %{passenger} ha un nuovo orario di partenza. Questo è quello ora valido.',
      },
    },
    cancelled: {
      passenger: {
        subject: 'Il taxi è stato annullato: %{when}',
        heading: 'La corsa è stata annullata',
        lead: '%{why}',
      },
      other: {
        subject: 'Taxi per %{passenger} annullato: %{when}',
        heading: 'La corsa di %{passenger} è stata annullata',
        lead: '%{why}',
      },
    },
    driverAssigned: {
      passenger: {
        subject: 'L’autista: %{car}',
        heading: 'L’autista è stato assegnato',
        lead: 'Questa è l’auto da cercare.',
      },
      other: {
        subject: 'Autista per %{passenger}: %{car}',
        heading: 'L’autista è stato assegnato',
        lead: 'Questa è l’auto per la corsa di %{passenger}.',
      },
    },
    driverArrived: {
      passenger: {
        subject: 'Il taxi è arrivato: %{car}',
        heading: 'Il taxi è arrivato',
        lead: 'L’autista attende sul luogo di partenza.',
      },
      other: {
        subject: 'Il taxi di %{passenger} è arrivato: %{car}',
        heading: 'Il taxi è arrivato',
        lead: 'Sul luogo di partenza l’autista attende %{passenger}.',
      },
    },
    receipt: {
      passenger: {
        subject: 'Ricevuta della corsa: %{total}',
        heading: 'Grazie per aver viaggiato con noi',
        lead: 'Ecco la ricevuta della corsa.',
      },
      other: {
        subject: 'Ricevuta della corsa di %{passenger}: %{total}',
        heading: 'La corsa è terminata',
        lead: 'Ecco la ricevuta della corsa di %{passenger}.',
      },
    },
  },
  invitation: {
    subject: 'Taxi con %{channel} per %{account}',
    heading: '%{account} può prenotare taxi per questo indirizzo',
    lead: '%{name} ha incluso questo indirizzo tra le persone di %{account} per le quali si prenotano taxi con %{channel}.',
    how: 'Non serve accedere né installare nulla. Quando viene prenotata una corsa, i dettagli e un link per seguire il taxi arrivano a questo indirizzo.',
    ask: 'Per far prenotare un taxi o correggere i dati qui sotto, chieda a %{name}. Basta rispondere a questa e-mail.',
  },
  access: {
    invitation: {
      subject: 'Accesso a %{channel}',
      heading: 'Benvenuti in %{channel}',
      lead: '%{name} ha concesso l’accesso a %{channel}, dove si prenotano e si gestiscono i taxi.',
      how: 'Imposti una password con il link qui sotto. Poi accederà con questa e con %{email}.',
      button: 'Imposta password',
    },
    join: {
      how: 'Accede già con %{email}, quindi non serve una nuova password. Apra il link qui sotto per accettare o rifiutare; finché non accetta, non cambia nulla.',
      button: 'Accetta o rifiuta',
    },
    keptElsewhere: {
      how: 'Acceda con l’account su %{provider}, con %{email}. La password è conservata lì.',
      button: 'Apri la console',
    },
    password: {
      subject: 'Imposti una nuova password per %{channel}',
      heading: 'Imposti una nuova password',
      lead: 'Con il link qui sotto si imposta una nuova password per %{email}. Le sessioni terminano su tutti i dispositivi.',
      button: 'Imposta nuova password',
    },
    signIn: {
      subject: 'Link di accesso a %{channel}',
      heading: 'Accedere senza password',
      lead: 'Il link qui sotto fa accedere come %{email}.',
      button: 'Accedi',
    },
    changed: {
      subject: 'La password di %{channel} è stata cambiata',
      heading: 'La password è stata cambiata',
      lead: 'La password di %{email} è stata cambiata e tutte le sessioni aperte sono terminate.',
      ask: 'Se il cambio non è stato voluto, imposti subito una nuova password e avvisi l’amministratore.',
      button: 'Imposta nuova password',
    },
    confirmEmail: {
      subject: 'Confermi la nuova e-mail per %{channel}',
      heading: 'Confermi la nuova e-mail',
      lead: '%{name} chiede di cambiare questa e-mail presso %{channel} da %{from} a %{to}.',
      how: 'Confermi con il link qui sotto, entro il %{until}, che %{to} è l’indirizzo giusto. La modifica ha effetto al più presto un giorno dopo la richiesta; poi dovrà accedere di nuovo. Se non ne sa nulla, può ignorare questa e-mail.',
      button: 'Conferma indirizzo',
    },
    stopEmail: {
      subject: 'L’e-mail per %{channel} sta per essere cambiata',
      heading: 'L’e-mail sta per essere cambiata',
      lead: '%{name} chiede di cambiare questa e-mail presso %{channel} da %{from} a %{to}.',
      how: 'La modifica ha effetto al più presto il %{until}, quando il nuovo indirizzo sarà confermato. Se non è corretta, la blocchi con il link qui sotto e avvisi l’amministratore.',
      button: 'Blocca la modifica',
    },
    emailChanged: {
      subject: 'L’e-mail per %{channel} è stata cambiata',
      heading: 'L’e-mail è stata cambiata',
      lead: 'L’e-mail presso %{channel} è ora %{to} invece di %{from}.',
      how: 'Acceda di nuovo. Se non è corretto, avvisi subito l’amministratore.',
      button: 'Accedi',
    },
    once: 'Il link funziona una sola volta, fino al %{until}.',
    notAsked:
      'Se non ha chiesto nulla, può ignorare questa e-mail: senza il link non cambia niente.',
  },
  webhookOff: {
    subject: 'Webhook disattivati: %{host}',
    heading: 'I webhook sono disattivati',
    lead: '%{url} non ha accettato alcun evento per tre giorni, l’ultima volta il %{when}: %{answer}. Perciò non gli viene più inviato nulla.',
    how: 'Quando funziona di nuovo, lo attivi e invii di nuovo ciò che manca. Gli eventi sono conservati per 30 giorni.',
    button: 'Apri i webhook',
    why: 'Riceve questa e-mail perché %{channel} invia webhook di %{account}.',
  },
  infoRequest: {
    subject: 'Domanda sulla corsa %{trip}',
    heading: 'Una domanda su una corsa',
    lead: '%{name} (%{account}) chiede:',
    askedBy: 'Richiesta di',
  },
};

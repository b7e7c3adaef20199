import type { MailTexts } from '../mail/texts.ts';

export const mail: MailTexts = {
  greeting: 'Guten Tag %{name},',
  track: 'Fahrt verfolgen',
  event: 'Taxi nach %{place}',
  why: {
    passenger: 'Sie erhalten diese E-Mail, weil bei %{channel} ein Taxi für Sie gebucht wurde.',
    booker: 'Sie erhalten diese E-Mail, weil Sie diese Fahrt bei %{channel} gebucht haben.',
    copy: 'Sie erhalten Kopien der Gästebuchungen von %{account}. In Ihrem Profil steht, für welche Konten.',
    asked: 'Sie erhalten diese E-Mail, weil Sie sie bei %{channel} angefordert haben.',
    operator: 'Antworten Sie auf diese E-Mail: Ihre Antwort geht an die Person, die gefragt hat.',
    invited: 'Sie erhalten diese E-Mail, weil %{name} Sie bei %{channel} eingetragen hat.',
    security: 'Sie erhalten diese E-Mail, weil sie Ihre Anmeldung bei %{channel} betrifft.',
  },
  stop: {
    link: 'Keine E-Mails mehr zu meinen Fahrten',
    title: 'E-Mails zu Ihren Fahrten',
    text: '%{channel} schreibt an %{address}, wenn ein dafür gebuchtes Taxi bestätigt, geändert oder storniert wird, wenn der Fahrer kommt, und sendet die Quittung.',
    stop: 'Diese E-Mails abbestellen',
    stopped: 'Keine E-Mails mehr',
    stoppedText: '%{address} erhält von %{channel} keine E-Mails mehr zu Fahrten.',
    start: 'Wieder E-Mails erhalten',
    broken: 'Dieser Link ist unvollständig. Öffnen Sie ihn bitte noch einmal aus der E-Mail.',
  },
  emailChange: {
    title: 'Änderung Ihrer E-Mail-Adresse',
    confirmText:
      'Ist %{email} Ihre Adresse? Bestätigen Sie, dass sie Ihre E-Mail-Adresse bei %{channel} wird.',
    confirm: 'Adresse bestätigen',
    confirmed: 'Adresse bestätigt',
    confirmedText:
      '%{email} wird frühestens am %{until} Ihre E-Mail-Adresse bei %{channel}. Melden Sie sich dann neu an.',
    stopText:
      'Ihre E-Mail-Adresse bei %{channel} soll in %{email} geändert werden. Sie können das stoppen.',
    stop: 'Änderung stoppen',
    stopped: 'Änderung gestoppt',
    stoppedText:
      'Ihre E-Mail-Adresse bei %{channel} bleibt, wie sie ist. Bitte sagen Sie Ihrem Administrator Bescheid.',
    inEffect: 'Die neue E-Mail-Adresse gilt ab jetzt. Bitte melden Sie sich neu an.',
    gone: 'Dieser Link gilt nicht mehr. Die Änderung gilt bereits, wurde gestoppt oder zurückgenommen oder ist abgelaufen. Wenn etwas nicht stimmt, sagen Sie Ihrem Administrator Bescheid.',
  },
  cancelledWhy: {
    customer: 'Die Fahrt wurde wie gewünscht storniert. Es kommt kein Taxi.',
    company:
      'Das Taxiunternehmen kann die Fahrt nicht durchführen. Bitte buchen Sie neu oder rufen Sie das Taxiunternehmen an.',
    noShow: 'Das Taxi war am Abholort, dort wurde aber niemand angetroffen.',
  },
  notices: {
    confirmed: {
      passenger: {
        subject: 'Ihr Taxi ist bestätigt: %{when}',
        heading: 'Ihr Taxi ist bestätigt',
        lead: 'Über den folgenden Link können Sie Ihre Fahrt ab sofort bis zur Ankunft verfolgen.',
      },
      other: {
        subject: 'Taxi für %{passenger} bestätigt: %{when}',
        heading: 'Das Taxi ist bestätigt',
        lead: 'Die Fahrt für %{passenger} ist gebucht. Über den folgenden Link können Sie sie verfolgen.',
      },
    },
    pickupChanged: {
      passenger: {
        subject: 'Neue Abholzeit Ihres Taxis: %{when}',
        heading: 'Ihr Taxi kommt zu einer anderen Zeit',
        lead: 'Die Abholzeit wurde geändert. Ab jetzt gilt die folgende.',
      },
      other: {
        subject: 'Neue Abholzeit für %{passenger}: %{when}',
        heading: 'Die Abholzeit wurde geändert',
        lead: 'Für die Fahrt von %{passenger} gilt ab jetzt die folgende Abholzeit.',
      },
    },
    cancelled: {
      passenger: {
        subject: 'Ihr Taxi wurde storniert: %{when}',
        heading: 'Ihre Fahrt wurde storniert',
        lead: '%{why}',
      },
      other: {
        subject: 'Taxi für %{passenger} storniert: %{when}',
        heading: 'Die Fahrt von %{passenger} wurde storniert',
        lead: '%{why}',
      },
    },
    driverAssigned: {
      passenger: {
        subject: 'Ihr Taxi: %{car}',
        heading: 'Ihr Taxi steht fest',
        lead: 'Dieses Fahrzeug holt Sie ab.',
      },
      other: {
        subject: 'Taxi für %{passenger}: %{car}',
        heading: 'Das Taxi steht fest',
        lead: 'Dieses Fahrzeug holt %{passenger} ab.',
      },
    },
    driverArrived: {
      passenger: {
        subject: 'Ihr Taxi ist da: %{car}',
        heading: 'Ihr Taxi ist da',
        lead: 'Es wartet am Abholort auf Sie.',
      },
      other: {
        subject: 'Das Taxi für %{passenger} ist da: %{car}',
        heading: 'Das Taxi ist da',
        lead: 'Es wartet am Abholort auf %{passenger}.',
      },
    },
    receipt: {
      passenger: {
        subject: 'Quittung Ihrer Fahrt: %{total}',
        heading: 'Danke, dass Sie mit uns gefahren sind',
        lead: 'Hier ist die Quittung Ihrer Fahrt.',
      },
      other: {
        subject: 'Quittung der Fahrt von %{passenger}: %{total}',
        heading: 'Die Fahrt ist beendet',
        lead: 'Hier ist die Quittung der Fahrt von %{passenger}.',
      },
    },
  },
  invitation: {
    subject: 'Taxis mit %{channel} für %{account}',
    heading: '%{account} kann Taxis für Sie buchen',
    lead: '%{name} hat Sie in die Liste der Personen von %{account} aufgenommen, für die bei %{channel} Taxis gebucht werden.',
    how: 'Sie brauchen keine Anmeldung und müssen nichts installieren. Wenn eine Fahrt für Sie gebucht wird, kommen die Einzelheiten und ein Link zum Verfolgen des Taxis an diese Adresse.',
    ask: 'Wenn Sie ein Taxi brauchen oder unten etwas nicht stimmt, fragen Sie %{name}. Antworten Sie einfach auf diese E-Mail.',
  },
  access: {
    invitation: {
      subject: 'Ihr Zugang zu %{channel}',
      heading: 'Willkommen bei %{channel}',
      lead: '%{name} hat Ihnen Zugang zu %{channel} gegeben, wo Taxis gebucht und verwaltet werden.',
      how: 'Legen Sie mit dem Link unten ein Passwort fest. Danach melden Sie sich damit und mit %{email} an.',
      button: 'Passwort festlegen',
    },
    join: {
      how: 'Sie melden sich schon mit %{email} an und brauchen kein neues Passwort. Mit dem Link unten nehmen Sie die Einladung an oder lehnen sie ab; bis Sie annehmen, ändert sich nichts.',
      button: 'Annehmen oder ablehnen',
    },
    keptElsewhere: {
      how: 'Melden Sie sich mit Ihrem Konto bei %{provider} an, unter %{email}. Ihr Passwort liegt dort.',
      button: 'Konsole öffnen',
    },
    password: {
      subject: 'Neues Passwort für %{channel} festlegen',
      heading: 'Neues Passwort festlegen',
      lead: 'Mit dem Link unten legen Sie ein neues Passwort für %{email} fest. Ihre Sitzungen auf allen Geräten werden dabei beendet.',
      button: 'Neues Passwort festlegen',
    },
    signIn: {
      subject: 'Ihr Anmeldelink für %{channel}',
      heading: 'Ohne Passwort anmelden',
      lead: 'Der Link unten meldet Sie als %{email} an.',
      button: 'Anmelden',
    },
    changed: {
      subject: 'Ihr Passwort für %{channel} wurde geändert',
      heading: 'Ihr Passwort wurde geändert',
      lead: 'Das Passwort für %{email} wurde geändert, und alle offenen Sitzungen wurden beendet.',
      ask: 'Wenn Sie das nicht waren, legen Sie sofort ein neues Passwort fest und sagen Sie Ihrem Administrator Bescheid.',
      button: 'Neues Passwort festlegen',
    },
    confirmEmail: {
      subject: 'Bestätigen Sie Ihre neue E-Mail-Adresse für %{channel}',
      heading: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
      lead: '%{name} möchte Ihre E-Mail-Adresse bei %{channel} von %{from} in %{to} ändern.',
      how: 'Bestätigen Sie mit dem Link unten bis %{until}, dass %{to} Ihre Adresse ist. Die Änderung gilt frühestens einen Tag nach dem Antrag; dann melden Sie sich neu an. Wenn Sie davon nichts wissen, können Sie diese E-Mail ignorieren.',
      button: 'Adresse bestätigen',
    },
    stopEmail: {
      subject: 'Ihre E-Mail-Adresse für %{channel} soll geändert werden',
      heading: 'Ihre E-Mail-Adresse soll geändert werden',
      lead: '%{name} möchte Ihre E-Mail-Adresse bei %{channel} von %{from} in %{to} ändern.',
      how: 'Die Änderung gilt frühestens am %{until}, sobald die neue Adresse bestätigt ist. Wenn sie nicht richtig ist, stoppen Sie sie mit dem Link unten und sagen Sie Ihrem Administrator Bescheid.',
      button: 'Änderung stoppen',
    },
    emailChanged: {
      subject: 'Ihre E-Mail-Adresse für %{channel} wurde geändert',
      heading: 'Ihre E-Mail-Adresse wurde geändert',
      lead: 'Ihre E-Mail-Adresse bei %{channel} ist jetzt %{to} statt %{from}.',
      how: 'Bitte melden Sie sich neu an. Wenn das nicht richtig ist, sagen Sie sofort Ihrem Administrator Bescheid.',
      button: 'Anmelden',
    },
    once: 'Der Link gilt einmal, bis %{until}.',
    notAsked:
      'Wenn Sie dies nicht angefordert haben, können Sie diese E-Mail ignorieren: Ohne den Link ändert sich nichts.',
  },
  webhookOff: {
    subject: 'Webhooks sind abgeschaltet: %{host}',
    heading: 'Webhooks sind abgeschaltet',
    lead: '%{url} hat drei Tage lang kein Ereignis angenommen, zuletzt am %{when}: %{answer}. Deshalb wird nichts mehr dorthin gesendet.',
    how: 'Wenn die Adresse wieder erreichbar ist, schalten Sie sie ein und senden Sie erneut, was gefehlt hat. Ereignisse werden 30 Tage aufbewahrt.',
    button: 'Webhooks öffnen',
    why: 'Sie erhalten diese E-Mail, weil %{channel} Webhooks für %{account} sendet.',
  },
  infoRequest: {
    subject: 'Frage zur Fahrt %{trip}',
    heading: 'Eine Frage zu einer Fahrt',
    lead: '%{name} (%{account}) fragt:',
    askedBy: 'Anfrage von',
  },
};

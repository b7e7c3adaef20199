import type { MailTexts } from '../mail/texts.ts';

export const mail: MailTexts = {
  greeting: 'Hello %{name},',
  track: 'Follow the trip',
  event: 'Taxi to %{place}',
  why: {
    passenger: 'You get this e-mail because a taxi was booked for you with %{channel}.',
    booker: 'You get this e-mail because you booked this trip with %{channel}.',
    copy: 'You get this e-mail because you receive copies of the guest bookings of %{account}.',
    asked: 'You get this e-mail because you asked for it at %{channel}.',
    operator: 'Reply to this e-mail: your answer goes to the person who asked.',
    invited: 'You get this e-mail because %{name} added you at %{channel}.',
    security: 'You get this e-mail because it is about your sign-in at %{channel}.',
  },
  stop: {
    link: 'Stop e-mails about my trips',
    title: 'E-mails about your trips',
    text: '%{channel} sends e-mails to %{address} when a taxi for you is confirmed, changed or cancelled, when the driver arrives, and with the receipt.',
    stop: 'Stop these e-mails',
    stopped: 'No more e-mails',
    stoppedText: '%{channel} will send no more e-mails about trips to %{address}.',
    start: 'Send me e-mails again',
    broken: 'This link is not complete. Open it from the e-mail once more.',
  },
  emailChange: {
    title: 'Change of your e-mail',
    confirmText: 'Is %{email} your address? Confirm that it becomes your e-mail at %{channel}.',
    confirm: 'Confirm address',
    confirmed: 'Address confirmed',
    confirmedText:
      '%{email} becomes your e-mail at %{channel} on %{until} at the earliest. Then sign in again.',
    stopText: 'Your e-mail at %{channel} is to be changed to %{email}. You can stop this.',
    stop: 'Stop the change',
    stopped: 'Change stopped',
    stoppedText:
      'Your e-mail at %{channel} stays as it is. Please tell your administrator about it.',
    inEffect: 'The new e-mail applies from now on. Please sign in again.',
    gone: 'This link is no longer valid. The change has taken effect, was stopped or taken back, or has expired. If something is not right, tell your administrator.',
  },
  cancelledWhy: {
    customer: 'It was cancelled as requested. No taxi will come.',
    company: 'The taxi company cannot take this trip. Please book again, or call the taxi company.',
    noShow: 'The driver was at the pickup but did not find anybody.',
  },
  notices: {
    confirmed: {
      passenger: {
        subject: 'Your taxi is confirmed: %{when}',
        heading: 'Your taxi is confirmed',
        lead: 'You can follow it with the link below until you arrive.',
      },
      other: {
        subject: 'Taxi for %{passenger} confirmed: %{when}',
        heading: 'The taxi is confirmed',
        lead: 'The trip of %{passenger} is booked. You can follow it with the link below.',
      },
    },
    pickupChanged: {
      passenger: {
        subject: 'New pickup time of your taxi: %{when}',
        heading: 'Your taxi will come at another time',
        lead: 'The pickup time has changed. This is the new time.',
      },
      other: {
        subject: 'New pickup time of %{passenger}: %{when}',
        heading: 'The pickup time has changed',
        lead: 'The pickup time of %{passenger} has changed. This is the new time.',
      },
    },
    cancelled: {
      passenger: {
        subject: 'Your taxi is cancelled: %{when}',
        heading: 'Your taxi is cancelled',
        lead: '%{why}',
      },
      other: {
        subject: 'Taxi for %{passenger} cancelled: %{when}',
        heading: 'The trip of %{passenger} is cancelled',
        lead: '%{why}',
      },
    },
    driverAssigned: {
      passenger: {
        subject: 'Your driver: %{car}',
        heading: 'We have found your driver',
        lead: 'This is the car to look out for.',
      },
      other: {
        subject: 'Driver for %{passenger}: %{car}',
        heading: 'A driver has been found',
        lead: 'This car will pick up %{passenger}.',
      },
    },
    driverArrived: {
      passenger: {
        subject: 'Your taxi is here: %{car}',
        heading: 'Your taxi is here',
        lead: 'The driver is waiting for you at the pickup.',
      },
      other: {
        subject: 'The taxi of %{passenger} is here: %{car}',
        heading: 'The taxi is here',
        lead: 'The driver is waiting for %{passenger} at the pickup.',
      },
    },
    receipt: {
      passenger: {
        subject: 'Receipt for your trip: %{total}',
        heading: 'Thank you for riding with us',
        lead: 'Here is the receipt for your trip.',
      },
      other: {
        subject: 'Receipt for the trip of %{passenger}: %{total}',
        heading: 'The trip is over',
        lead: 'Here is the receipt for the trip of %{passenger}.',
      },
    },
  },
  invitation: {
    subject: 'Taxis with %{channel} for %{account}',
    heading: '%{account} can book taxis for you',
    lead: '%{name} has added you to the people for whom %{account} books taxis with %{channel}.',
    how: 'You need no sign-in and there is nothing to install. When a trip is booked for you, its details and a link to follow the taxi come to this address.',
    ask: 'To have a taxi booked, or to correct the details below, ask %{name}. You can simply reply to this e-mail.',
  },
  access: {
    invitation: {
      subject: 'Your access to %{channel}',
      heading: 'Welcome to %{channel}',
      lead: '%{name} has given you access to %{channel}, where taxis are booked and managed.',
      how: 'Set a password with the link below. After that you can sign in with %{email} and this password.',
      button: 'Set password',
    },
    join: {
      how: 'You already sign in with %{email}, so you need no new password. Open the link below to accept or to decline; until you accept, nothing changes.',
      button: 'Accept or decline',
    },
    keptElsewhere: {
      how: 'Sign in with your account at %{provider}, under %{email}. Your password is kept there.',
      button: 'Open the console',
    },
    password: {
      subject: 'Set a new password for %{channel}',
      heading: 'Set a new password',
      lead: 'You can set a new password for %{email} with the link below. This ends your sessions on all devices.',
      button: 'Set new password',
    },
    signIn: {
      subject: 'Your sign-in link for %{channel}',
      heading: 'Sign in without a password',
      lead: 'The link below signs you in as %{email}.',
      button: 'Sign in',
    },
    changed: {
      subject: 'Your password for %{channel} was changed',
      heading: 'Your password was changed',
      lead: 'The password for %{email} was changed, and all open sessions were ended.',
      ask: 'If it was not you, set a new password at once and tell your administrator.',
      button: 'Set a new password',
    },
    confirmEmail: {
      subject: 'Confirm your new e-mail for %{channel}',
      heading: 'Confirm your new e-mail',
      lead: '%{name} asks to change your e-mail at %{channel} from %{from} to %{to}.',
      how: 'Confirm with the link below, until %{until}, that %{to} is your address. The change takes effect a day after the request at the earliest, and then you sign in again. If you know nothing about it, you can ignore this e-mail.',
      button: 'Confirm address',
    },
    stopEmail: {
      subject: 'Your e-mail for %{channel} is to be changed',
      heading: 'Your e-mail is to be changed',
      lead: '%{name} asks to change your e-mail at %{channel} from %{from} to %{to}.',
      how: 'The change takes effect on %{until} at the earliest, once the new address has been confirmed. If it is not right, stop it with the link below and tell your administrator.',
      button: 'Stop the change',
    },
    emailChanged: {
      subject: 'Your e-mail for %{channel} was changed',
      heading: 'Your e-mail was changed',
      lead: 'Your e-mail at %{channel} is now %{to} instead of %{from}.',
      how: 'Please sign in again. If this is not right, tell your administrator at once.',
      button: 'Sign in',
    },
    once: 'The link works once, until %{until}.',
    notAsked:
      'If you did not ask for this, you can ignore this e-mail: nothing changes without the link.',
  },
  webhookOff: {
    subject: 'Webhooks are switched off: %{host}',
    heading: 'Webhooks are switched off',
    lead: '%{url} took no event for three days, last on %{when}: %{answer}. So it is sent nothing more.',
    how: 'When it works again, switch it on, and send again what it has missed. Events are kept for 30 days.',
    button: 'Open webhooks',
    why: 'You get this e-mail because webhooks of %{account} are sent by %{channel}.',
  },
  infoRequest: {
    subject: 'Question about trip %{trip}',
    heading: 'A question about a trip',
    lead: '%{name} of %{account} asks:',
    askedBy: 'Asked by',
  },
};

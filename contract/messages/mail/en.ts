import type { MailTexts } from './texts.ts';

export const en: MailTexts = {
  greeting: 'Hello %{name},',
  track: 'Follow the trip',
  why: {
    passenger: 'You get this mail because a taxi was booked for you with %{channel}.',
    booker: 'You get this mail because you booked this trip with %{channel}.',
    copy: 'You get copies of the guest bookings of %{account}. Your profile says of which accounts.',
    asked: 'You get this mail because you asked for it at %{channel}.',
    operator: 'Reply to this mail: your answer goes to the person who asked.',
  },
  cancelledWhy: {
    customer: 'It was called off as asked. Nobody will come.',
    company: 'The taxi company cannot drive it. Please book again, or call the taxi company.',
    noShow: 'The driver was at the pickup and did not find anybody.',
  },
  notices: {
    confirmed: {
      passenger: {
        subject: 'Your taxi is confirmed: %{when}',
        heading: 'Your taxi is confirmed',
        lead: 'With the link below you can follow it, from now until you arrive.',
      },
      other: {
        subject: 'Taxi for %{passenger} confirmed: %{when}',
        heading: 'The taxi is confirmed',
        lead: 'The trip of %{passenger} is booked. With the link below you can follow it.',
      },
    },
    pickupChanged: {
      passenger: {
        subject: 'New pickup time of your taxi: %{when}',
        heading: 'Your taxi comes at another time',
        lead: 'The pickup time has changed. This is the one that holds now.',
      },
      other: {
        subject: 'New pickup time of %{passenger}: %{when}',
        heading: 'The pickup time has changed',
        lead: 'The trip of %{passenger} has another pickup time. This is the one that holds now.',
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
        heading: 'Your driver is found',
        lead: 'This is the car to look out for.',
      },
      other: {
        subject: 'Driver for %{passenger}: %{car}',
        heading: 'A driver is found',
        lead: 'This car drives %{passenger}.',
      },
    },
    driverArrived: {
      passenger: {
        subject: 'Your taxi is here: %{car}',
        heading: 'Your taxi is here',
        lead: 'The driver waits for you at the pickup.',
      },
      other: {
        subject: 'The taxi of %{passenger} is here: %{car}',
        heading: 'The taxi is here',
        lead: 'The driver waits for %{passenger} at the pickup.',
      },
    },
    receipt: {
      passenger: {
        subject: 'Receipt of your trip: %{total}',
        heading: 'Thank you for riding with us',
        lead: 'Here is the receipt of your trip.',
      },
      other: {
        subject: 'Receipt of the trip of %{passenger}: %{total}',
        heading: 'The trip is over',
        lead: 'Here is the receipt of the trip of %{passenger}.',
      },
    },
  },
  infoRequest: {
    subject: 'Question about trip %{trip}',
    heading: 'A question about a trip',
    lead: '%{name} of %{account} asks:',
    askedBy: 'Asked by',
  },
};

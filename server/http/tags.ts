import { findResource } from '../../contract/resources/index.ts';

interface Tag {
  name: string;
  description: string;
  /** What follows /v1/ in the paths that belong here. */
  paths: readonly string[];
}

/** The parts of the API, in the order in which people meet them. */
const TAGS: readonly Tag[] = [
  {
    name: 'Trips',
    description:
      'Request, confirm, change, cancel and follow trips, and read those that were booked.',
    paths: [
      'bookings',
      'booking-attempts',
      'open-trips',
      'trip-filter-options',
      'trip-views',
      'trip-templates',
    ],
  },
  {
    name: 'Planning',
    description:
      'What is known before a trip is requested: who can travel, which vehicles there are, what they cost, and whether the rules allow the trip.',
    paths: [
      'recipients',
      'recent-recipients',
      'offers',
      'fare-estimates',
      'policy-preview',
      'nearby-drivers',
      'fleet-accounts-for-booking',
      'account-fields',
    ],
  },
  {
    name: 'Addresses',
    description: 'Find places by their text or their point, and draw the map.',
    paths: ['address-suggestions', 'addresses', 'reverse-geocode', 'recent-places', 'map-pieces'],
  },
  {
    name: 'Tracking',
    description: 'How a trip is going, for anybody who has its link, without signing in.',
    paths: ['tracking'],
  },
  {
    name: 'Accounts',
    description: 'The companies that book trips.',
    paths: ['corporations'],
  },
  {
    name: 'Users',
    description: 'The people who sign in: administrators of accounts, and fleet managers.',
    paths: ['users'],
  },
  {
    name: 'Signed-in user',
    description: 'The user who makes the call: profile, sessions and preferences.',
    paths: ['me', 'sessions', 'list-preferences', 'mail-preferences', 'events'],
  },
  {
    name: 'API keys',
    description: 'The keys with which the systems of an account, or of the operator, make calls.',
    paths: ['api-keys'],
  },
  {
    name: 'Webhooks',
    description: 'Addresses to which events are sent, signed, as they happen.',
    paths: ['webhook-endpoints'],
  },
  {
    name: 'Employees',
    description: 'The people of an account for whom trips are booked.',
    paths: ['business-passengers'],
  },
  {
    name: 'Guests',
    description: 'Visitors of an account for whom trips are booked.',
    paths: ['business-guests'],
  },
  {
    name: 'Employee groups',
    description: 'Groups of employees that have the same rules and cards.',
    paths: ['employee-groups'],
  },
  {
    name: 'Budgets',
    description: 'What an account, a group or a code may spend, and how much of it is used.',
    paths: ['budgets'],
  },
  {
    name: 'Travel restrictions',
    description: 'The rules that decide which trips the members of a group may take.',
    paths: ['travel-restrictions', 'policy-trials'],
  },
  {
    name: 'Favourite addresses',
    description: 'Places that an account travels to often.',
    paths: ['favourite-addresses'],
  },
  {
    name: 'Cards',
    description: 'How an account can pay, and the cards that it has saved.',
    paths: ['payment-methods'],
  },
  {
    name: 'Invoices',
    description: 'The monthly invoices of an account, their payment and their credit notes.',
    paths: ['invoices'],
  },
  {
    name: 'Fleets',
    description: 'The taxi companies of a channel, and the account numbers under which they bill.',
    paths: ['fleets', 'fleet-accounts', 'fleet-account-validity'],
  },
  {
    name: 'Vehicles and prices',
    description: 'The vehicle classes of a fleet, with their tariffs.',
    paths: ['fleet-offers'],
  },
  {
    name: 'Reports',
    description:
      'What trips add up to, files for spreadsheets, and the tickets with which a browser opens them.',
    paths: [
      'reports',
      'report-tickets',
      'report-exports',
      'booking-report',
      'business',
      'business-booking-recipient',
    ],
  },
  {
    name: 'Batches',
    description: 'Changes and deletions of many rows at once, with a preview and an undo.',
    paths: ['batches'],
  },
  {
    name: 'Imports',
    description: 'Rows from files: their lines are checked, corrected, imported and undone.',
    paths: ['imports'],
  },
  {
    name: 'Other systems',
    description: 'What dispatch systems and the card processor report, and what they are asked.',
    paths: ['dispatch', 'payments'],
  },
  {
    name: 'Server',
    description: 'Whether the server is up and ready, and this description.',
    paths: ['healthz', 'readyz', 'openapi.json', 'metrics', 'operation'],
  },
];

/** A resource that somebody has added is a part of its own. */
function ownTag(segment: string): Tag {
  const words = segment.replaceAll('-', ' ');
  return {
    name: words.charAt(0).toUpperCase() + words.slice(1),
    description: findResource(segment)
      ? `Rows of the resource ${segment}.`
      : `Calls under /v1/${segment}.`,
    paths: [segment],
  };
}

/** The part of the API that a path belongs to. */
export function tagOf(path: string): Tag {
  const segment = path.replace(/^\/v1(?=\/)/, '').split('/')[1] ?? '';
  return TAGS.find(({ paths }) => paths.includes(segment)) ?? ownTag(segment);
}

/** The declarations of the parts that are used, in their order. */
export function declaredTags(used: readonly string[]): { name: string; description: string }[] {
  const tags = [...new Map(used.map(tagOf).map((tag) => [tag.name, tag])).values()];
  const place = (tag: Tag) => (TAGS.includes(tag) ? TAGS.indexOf(tag) : TAGS.length);
  return tags
    .toSorted((a, b) => place(a) - place(b))
    .map(({ name, description }) => ({ name, description }));
}

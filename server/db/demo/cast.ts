import type { PaymentType } from '../../../contract/core/channel.ts';
import type { Language } from '../../../contract/core/languages.ts';

/** An account of the demo and how lively it is. */
export interface DemoCorporation {
  name: string;
  /** Domain of its people's mailboxes. */
  domain: string;
  language: Language;
  employees: number;
  guests: number;
  trips: number;
  groups: readonly string[];
  defaultPayment?: PaymentType;
  /** Saved cards, by test number: the one that ends in 3155 has its bank ask the cardholder. */
  cards?: readonly { number: string; name: string }[];
  status?: 'inactive';
  /**
   * Last digits of its numbers at the channel's fleets, in their order: the simulated ones go by
   * them when they ask for a cost centre and the like. 0, which asks nothing, unless told.
   */
  lastDigits?: string;
}

export interface DemoFleet {
  companyName: string;
  phone: string;
  contactEmail: string;
  latitude: number;
  longitude: number;
  serviceRadiusMeters: number;
  /** Tariff level against the channel's usual one. */
  level: number;
}

export interface DemoChannel {
  channelId: string;
  gazetteer: readonly ['GB' | 'AU', string];
  /** E-mail of each corporation admin → names of their accounts; the first is the person's own. */
  admins: readonly {
    email: string;
    givenName: string;
    familyName: string;
    corporations: readonly string[];
  }[];
  fleetManager: { email: string; givenName: string; familyName: string };
  corporations: readonly DemoCorporation[];
  fleets: readonly DemoFleet[];
  /** Digits of a made-up but valid mobile number: the prefix, then as many random digits. */
  mobile: { prefix: string; digits: number };
}

const small = (name: string, domain: string, language: Language = 'en'): DemoCorporation => ({
  name,
  domain,
  language,
  employees: 3,
  guests: 1,
  trips: 4,
  groups: [],
});

export const demoCast: readonly DemoChannel[] = [
  {
    channelId: 'meridian',
    gazetteer: ['GB', 'london.psv'],
    admins: [
      {
        email: 'admin@northwind.example',
        givenName: 'Eleanor',
        familyName: 'Ashworth',
        corporations: ['Northwind Trading', 'Northwind Retail'],
      },
      {
        email: 'admin@globex.example',
        givenName: 'Marcus',
        familyName: 'Reid',
        corporations: ['Globex'],
      },
    ],
    fleetManager: { email: 'fleet@meridian.example', givenName: 'Joanna', familyName: 'Price' },
    corporations: [
      {
        name: 'Northwind Trading',
        domain: 'northwind.example',
        language: 'en',
        employees: 64,
        guests: 14,
        trips: 240,
        groups: ['Executives', 'Sales', 'Engineering', 'Night shift'],
        cards: [
          { number: '4242424242424242', name: 'Eleanor Ashworth' },
          { number: '4000002500003155', name: 'Eleanor Ashworth' },
          { number: '5555555555554444', name: 'Northwind Trading Travel' },
        ],
        defaultPayment: 'businessAccount',
        lastDigits: '070',
      },
      {
        name: 'Northwind Retail',
        domain: 'northwind-retail.example',
        language: 'en',
        employees: 28,
        guests: 6,
        trips: 70,
        groups: ['Store managers', 'Buyers'],
        cards: [{ number: '4242424242424242', name: 'Northwind Retail' }],
        defaultPayment: 'cash',
        lastDigits: '888',
      },
      {
        name: 'Globex',
        domain: 'globex.example',
        language: 'fr',
        employees: 36,
        guests: 9,
        trips: 110,
        groups: ['Board', 'Field engineers'],
        lastDigits: '977',
        cards: [
          { number: '378282246310005', name: 'Marcus Reid' },
          { number: '4000000000009995', name: 'Globex Petty Cash' },
        ],
      },
      small('Aldgate Partners LLP', 'aldgate.example'),
      small('Blackfriars Insurance', 'blackfriars.example'),
      small('Bréguet & Fils', 'breguet.example', 'fr'),
      small('Canary Wharf Analytics', 'cwanalytics.example'),
      small('Dulwich Publishing', 'dulwich.example'),
      small('Euston Biotech', 'eustonbio.example'),
      small('Fenchurch Capital', 'fenchurch.example'),
      small('Greenwich Maritime Institute of International Logistics', 'gmil.example'),
      small('Holborn Legal', 'holborn.example'),
      small('Islington Studios', 'islington.example'),
      small('Kew Horticulture', 'kew.example'),
      small('Lambeth Housing Trust', 'lambeth.example'),
      { ...small('Mayfair Auctions', 'mayfair.example'), status: 'inactive' },
      small('Paddington Rail Services', 'paddington.example'),
      small('Rotherhithe Freight', 'rotherhithe.example'),
      small('Schönberg Maschinenbau UK', 'schoenberg.example', 'de'),
      small('Southwark Theatre Company', 'southwark.example'),
      small('Thames Valley Power', 'thamesvalley.example'),
      small('Wimbledon Sports Media', 'wimbledon.example'),
    ],
    fleets: [
      {
        companyName: 'Albion Cabs',
        phone: '+442079460101',
        contactEmail: 'office@albion-cabs.example',
        latitude: 51.5074,
        longitude: -0.1278,
        serviceRadiusMeters: 65_000,
        level: 1,
      },
      {
        companyName: 'Crown Executive Cars',
        phone: '+442079460102',
        contactEmail: 'office@crown-executive.example',
        latitude: 51.5,
        longitude: -0.2,
        serviceRadiusMeters: 80_000,
        level: 1.35,
      },
      {
        companyName: 'Thameside Taxis',
        phone: '+442079460103',
        contactEmail: 'office@thameside.example',
        latitude: 51.505,
        longitude: -0.02,
        serviceRadiusMeters: 30_000,
        level: 0.92,
      },
    ],
    mobile: { prefix: '+44740012', digits: 4 },
  },
  {
    channelId: 'harbour',
    gazetteer: ['AU', 'sydney.psv'],
    admins: [
      {
        email: 'admin@tasman.example',
        givenName: 'Isla',
        familyName: 'McKenzie',
        corporations: ['Tasman Wines'],
      },
    ],
    fleetManager: { email: 'fleet@harbour.example', givenName: 'Lachlan', familyName: 'Ferris' },
    corporations: [
      {
        name: 'Tasman Wines',
        domain: 'tasman.example',
        language: 'en',
        employees: 34,
        guests: 8,
        trips: 130,
        groups: ['Sales', 'Winemakers', 'Cellar door'],
        cards: [
          { number: '4242424242424242', name: 'Isla McKenzie' },
          { number: '4000002500003155', name: 'Tasman Wines Travel' },
        ],
        defaultPayment: 'businessAccount',
        lastDigits: '08',
      },
      small('Barangaroo Legal', 'barangaroo.example'),
      small('Bondi Surf Media', 'bondi.example'),
      small('Circular Quay Events', 'cqevents.example'),
      small('Darling Harbour Exhibitions', 'dhx.example'),
      small('Manly Marine', 'manly.example'),
      small('Parramatta Engineering', 'parramatta.example'),
      small('Surry Hills Design', 'surryhills.example'),
    ],
    fleets: [
      {
        companyName: 'Southern Cross Cabs',
        phone: '+61255501001',
        contactEmail: 'office@southern-cross.example',
        latitude: -33.8688,
        longitude: 151.2093,
        serviceRadiusMeters: 70_000,
        level: 1,
      },
      {
        companyName: 'Harbourside Chauffeurs',
        phone: '+61255501002',
        contactEmail: 'office@harbourside.example',
        latitude: -33.86,
        longitude: 151.2,
        serviceRadiusMeters: 55_000,
        level: 1.4,
      },
    ],
    mobile: { prefix: '+6149157', digits: 4 },
  },
];

/** Vehicle classes of a fleet: seats, tariff factor, fare type, ways of paying. */
export const demoOffers: readonly {
  name: string;
  seats: number;
  factor: number;
  fareType: 'FIXED_FARE' | 'ESTIMATE' | 'RANGE';
  paymentTypes: readonly PaymentType[];
}[] = [
  {
    name: 'Saloon',
    seats: 4,
    factor: 1,
    fareType: 'ESTIMATE',
    paymentTypes: ['businessAccount', 'cash', 'creditCard'],
  },
  {
    name: 'Estate',
    seats: 4,
    factor: 1.12,
    fareType: 'FIXED_FARE',
    paymentTypes: ['businessAccount', 'cash', 'creditCard'],
  },
  {
    name: 'A-Class 5 Seater',
    seats: 5,
    factor: 1.3,
    fareType: 'FIXED_FARE',
    paymentTypes: ['businessAccount', 'creditCard'],
  },
  {
    name: 'Regular 8 Seater',
    seats: 8,
    factor: 1.55,
    fareType: 'RANGE',
    paymentTypes: ['businessAccount', 'cash', 'creditCard'],
  },
  {
    name: 'Wheelchair',
    seats: 4,
    factor: 1,
    fareType: 'ESTIMATE',
    paymentTypes: ['businessAccount', 'cash'],
  },
];

import type { DemoChannel } from './channel.ts';
import { small } from './corporation.ts';

/** Who rides with Harbour Taxis in Sydney. */
export const harbour: DemoChannel = {
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
};

import type { Offer, Recipient } from './calls.ts';
import { newDraft, type BookingDraft } from './draft.ts';
import type { DraftContext } from './draftErrors.ts';
import type { Place } from './request.ts';

const ACCOUNT = '11111111-1111-4111-8111-111111111111';

export const oliver: Recipient = {
  id: '22222222-2222-4222-8222-222222222222',
  givenName: 'Oliver',
  familyName: 'Hart',
  phone: '+442079460001',
  email: 'oliver@northwind.example',
  type: 'employee',
  corporationId: ACCOUNT,
  corporationName: 'Northwind Trading',
  bookingChannelId: 'meridian',
  employeeGroupId: null,
};

export const heathrow: Place = {
  address: 'Heathrow Terminal 5, London TW6 2GA',
  latitude: 51.4723,
  longitude: -0.4886,
  dispatchAddressId: null,
  locationTypes: ['airport'],
};

export const savoy: Place = {
  address: 'The Savoy, Strand, London WC2R 0EZ',
  latitude: 51.5104,
  longitude: -0.1206,
  dispatchAddressId: null,
  locationTypes: ['lodging'],
};

export const saloon: Offer = {
  id: '33333333-3333-4333-8333-333333333333',
  fleetId: '44444444-4444-4444-8444-444444444444',
  name: 'Saloon',
  seats: 4,
  bags: 2,
  etaMinutes: 6,
  paymentTypes: ['businessAccount', 'cash'],
  properties: { companyName: 'Meridian Central' },
  isLastUsed: false,
};

/** A draft that is ready to be booked. */
export const readyDraft: BookingDraft = {
  ...newDraft(ACCOUNT),
  recipient: oliver,
  origin: { text: heathrow.address, place: heathrow },
  destination: { text: savoy.address, place: savoy },
};

export const readyContext: DraftContext = {
  now: new Date('2026-11-20T12:00:00Z'),
  zone: 'Europe/London',
  returnZone: 'Europe/London',
  offer: saloon,
  paymentType: 'businessAccount',
  paymentReason: null,
  canReturn: true,
  accountFields: [],
};

/** What a booking request needs besides the draft. */
export const standing = {
  paymentProviderName: 'stripe',
  offer: saloon,
  paymentType: 'businessAccount' as const,
  accountFields: [],
};

/** A guest as typed into the form. */
export const jane = {
  givenName: 'Jane',
  familyName: 'Roe',
  phone: { country: 'GB', text: '020 7946 0958' },
};

/** The time at the pickup while a draft is changed. */
export const LOCAL = '2026-11-20T12:10:00';

import type { Channel } from '../../contract/core/channel.ts';

const links = (host: string, page: string) => ({
  en: `https://${host}/${page}`,
  fr: `https://${host}/fr/${page}`,
});

/** The two operators of the demo; the first one is the default. */
export const demoChannels: readonly [Channel, ...Channel[]] = [
  {
    id: 'meridian',
    humanReadableId: 'meridian-cars',
    name: 'Meridian Cars',
    hosts: [],
    defaultCountry: 'GB',
    locale: 'en-GB',
    currency: 'GBP',
    currencySymbol: '£',
    distanceUnit: 'mi',
    timeZone: 'Europe/London',
    location: { latitude: 51.5074, longitude: -0.1278 },
    logo: '/channels/meridian.svg',
    colorScheme: { primary: '#1f7a4d', secondary: '#5b6670' },
    allowedPaymentMethods: ['businessAccount', 'cash', 'creditCard'],
    features: ['address-vias', 'card-groups'],
    networkOnly: false,
    payment: { provider: 'stripe' },
    termAndConditionLinks: links('meridian.example', 'terms'),
    privacyPolicyLinks: links('meridian.example', 'privacy'),
  },
  {
    id: 'harbour',
    humanReadableId: 'harbour-taxis',
    name: 'Harbour Taxis',
    hosts: [],
    defaultCountry: 'AU',
    locale: 'en-AU',
    currency: 'AUD',
    currencySymbol: '$',
    distanceUnit: 'km',
    timeZone: 'Australia/Sydney',
    location: { latitude: -33.8688, longitude: 151.2093 },
    logo: '/channels/harbour.svg',
    colorScheme: { primary: '#0f6a8b', secondary: '#5b6670' },
    allowedPaymentMethods: ['businessAccount', 'creditCard'],
    features: ['address-vias', 'card-groups'],
    networkOnly: false,
    payment: { provider: 'stripe' },
    termAndConditionLinks: links('harbour.example', 'terms'),
    privacyPolicyLinks: links('harbour.example', 'privacy'),
  },
];

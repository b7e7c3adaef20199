import type { DemoCorporation } from './corporation.ts';

export interface DemoFleet {
  companyName: string;
  phone: string;
  contactEmail: string;
  latitude: number;
  longitude: number;
  serviceRadiusMeters: number;
  /** Tariff level relative to the channel's usual one. */
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
    status?: 'inactive';
  }[];
  fleetManager: { email: string; givenName: string; familyName: string };
  corporations: readonly DemoCorporation[];
  fleets: readonly DemoFleet[];
  /** Digits of a made-up but valid mobile number: the prefix, then as many random digits. */
  mobile: { prefix: string; digits: number };
}

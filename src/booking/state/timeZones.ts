import { useSyncExternalStore } from 'react';
import type { Place } from '../../../contract/booking/request.ts';
import { partOf } from '../../loading/parts.ts';
import { pageConfig } from '../../shell/pageConfig.ts';

/** Knows the time zone of each place on Earth, which makes it large, so it is loaded after the page. */
const lookup = partOf(async () => (await import('@photostructure/tz-lookup')).default);

// Requested with the page, so that it is there when both places are chosen.
lookup.fetch().catch(() => undefined);

/** IANA time zone of a place; the channel's home zone until it is known. */
export function useTimeZone(place: Place | null): string {
  const zoneAt = useSyncExternalStore(lookup.subscribe, lookup.get);
  return place && zoneAt ? zoneAt(place.latitude, place.longitude) : pageConfig().timeZone;
}

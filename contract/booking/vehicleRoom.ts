import { airportEnd, type BookingDraft } from './draft.ts';

/** Who and what has to find room in the vehicles of a trip. */
export interface Load {
  passengers: number;
  /** The bags, counted as large ones. */
  bags: number;
}
/** What one vehicle of a class takes. */
export interface Room {
  seats: number;
  bags: number;
}

/** From this many seats on, a vehicle is a van with a boot for everybody's bag. */
const VAN_SEATS = 7;

/**
 * How many large bags a class takes: what its fleet says; where it says nothing, as many as such
 * vehicles usually take beside their passengers.
 */
export function bagRoom(offer: { name: string; seats: number; bags: number | null }): number {
  if (offer.bags !== null) return offer.bags;
  const isRoomy = offer.seats >= VAN_SEATS || /^estate\b/i.test(offer.name.trim());
  return isRoomy ? offer.seats : Math.floor(offer.seats / 2);
}

/** Two small bags take the room of a large one. */
const asLargeBags = (small: number, large: number): number => large + Math.ceil(small / 2);

/** What a trip has to carry, as far as it is known: only trips of airports say it. */
export function loadOf(draft: Pick<BookingDraft, 'origin' | 'destination' | 'flight'>): Load {
  if (airportEnd(draft) === null) return { passengers: 1, bags: 0 };
  const { totalPassengers, totalSmallBags, totalLargeBags } = draft.flight;
  return { passengers: totalPassengers, bags: asLargeBags(totalSmallBags, totalLargeBags) };
}

export const hasSeats = (room: Pick<Room, 'seats'>, { passengers }: Load, vehicles: number) =>
  room.seats * vehicles >= passengers;

export const hasRoom = (room: Room, load: Load, vehicles: number): boolean =>
  hasSeats(room, load, vehicles) && room.bags * vehicles >= load.bags;

/** How many vehicles of a class take everybody and everything; infinite where no number does. */
export const vehiclesFor = ({ seats, bags }: Room, load: Load): number =>
  Math.max(Math.ceil(load.passengers / seats), load.bags === 0 ? 1 : Math.ceil(load.bags / bags));

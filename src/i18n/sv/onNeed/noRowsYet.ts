import type { noRowsYet as english } from '../../en/onNeed/noRowsYet.ts';
import type { Messages } from '../../messages.ts';

export const noRowsYet: Messages<typeof english> = {
  'business-passengers': {
    title: 'Inga medarbetare än',
    text: 'Resor bokas åt medarbetare. Lägg till den första med namn, e-postadress och telefonnummer, eller importera en hel lista: CSV-mallen anger kolumnerna.',
  },
  'business-guests': {
    title: 'Inga gäster än',
    text: 'Gäster är besökare som du bokar resor åt, till exempel arbetssökande eller kunder. Lägg till den första här. Den som anges som gäst vid en bokning finns därefter också här.',
  },
  'travel-restrictions': {
    title: 'Inga resebegränsningar än',
    text: 'Utan resebegränsningar får medarbetare boka alla resor. En begränsning avgör vad en grupp får boka, till exempel resor mellan kontoret och flygplatsen på vardagar, upp till ett visst pris.',
  },
  'favourite-addresses': {
    title: 'Inga favoriter än',
    text: 'Favoriter föreslås först vid en bokning. Börja med adressen där de flesta resor startar, till exempel ”Huvudkontoret”.',
  },
  corporations: {
    title: 'Inga konton än',
    text: 'Ett konto är ett företag som bokar resor hos er. Lägg till det första med taxibolaget som fakturerar det, och bjud sedan in dess första administratör.',
  },
  fleets: {
    title: 'Inga taxibolag än',
    text: 'Taxibolag kör resorna. Lägg till det första med telefonnummer och område, och därefter dess fordon och priser.',
  },
  'fleet-offers': {
    title: 'Inga fordon än',
    text: 'Vid en bokning väljer man bland taxibolagens fordon. Lägg till en klass med platser och priser, till exempel en personbil med fyra platser.',
  },
  budgets: {
    title: 'Inga budgetar än',
    text: 'En budget säger vad ett konto, en grupp eller en kostnadskod får använda under en månad, ett kvartal eller ett år. Resor som är bokade i förväg räknas också. Lägg till den första med sitt belopp.',
  },
  'api-keys': {
    title: 'Inga API-nycklar än',
    text: 'Med en API-nyckel gör dina egna system anrop, till exempel ett personalsystem som håller medarbetarna aktuella. Lägg till den första och välj vad den får göra.',
  },
  'webhook-endpoints': {
    title: 'Inga webhooks än',
    text: 'En webhook talar om för dina egna system vad som händer, till exempel när en resa bokas eller avbokas. Lägg till den första med adressen som ska anropas.',
  },
  invoices: {
    title: 'Inga fakturor än',
    text: 'I början av varje månad samlas den föregående månadens resor som betalas via företagskontot på en faktura. Den finns därefter här, som PDF och CSV.',
  },
};

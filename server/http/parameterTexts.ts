import { MAX_PER_PAGE, DEFAULT_PER_PAGE } from '../../contract/core/listLimits.ts';

/**
 * What query parameters mean that several calls have, by their names. A description in the schema
 * of a call comes before these.
 */
export const PARAMETER_TEXTS: Readonly<Record<string, string>> = {
  page: 'The page; the first is 0.',
  maxPerPage: `Rows on a page, at most ${MAX_PER_PAGE}; ${DEFAULT_PER_PAGE} if left out.`,
  corporationId: 'The id of an account.',
  businessAccountId: 'The id of an account; every account of the caller if left out.',
  fleetId: 'The id of a fleet.',
  passengerId: 'The id of an employee or a guest.',
  bookingChannelId: 'The id of the channel that is called; any other is refused.',
  latitude: 'Degrees, WGS 84.',
  longitude: 'Degrees, WGS 84.',
  origin: 'Latitude and longitude with a comma between them: 51.47,-0.45.',
  destination: 'Latitude and longitude with a comma between them: 51.47,-0.45.',
  waypoints:
    'Points in the order of the trip, with semicolons between them: 51.47,-0.45;51.5,-0.12.',
  lang: 'The language of the answer, in place of x-lang.',
  columns: 'The fields of the file in their order, separated by commas.',
  headings: 'The headings of the columns, as a JSON list of texts.',
  fileName: 'The name of the file without its ending.',
  format: 'How the file is written. If left out: the CSV that spreadsheets in the language read.',
  token: 'A ticket from POST /v1/report-tickets, in place of a sign-in.',
};

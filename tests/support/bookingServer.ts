import { v7 as uuidv7 } from 'uuid';
import {
  type BookingRequest,
  bookingRequestSchema,
  type ParsedBookingRequest,
} from '../../contract/booking/request.ts';
import { createDispatch, type Dispatch } from '../../server/adapters/dispatch/index.ts';
import type { Fetch } from '../../server/adapters/outside.ts';
import { runJob } from '../../server/jobs/handlers.ts';
import type { JobName, JobPayloads } from '../../server/jobs/jobs.ts';
import { SIMULATOR_PATH } from '../../server/sandbox/dispatch/settings.ts';
import { createSimulator } from '../../server/sandbox/dispatch/simulator.ts';
import type { Fixtures, TestUser } from './fixtures.ts';
import { requestContext } from './requestContext.ts';
import { startTestServer, type TestServerOptions } from './server.ts';

const ORIGIN = 'http://localhost:4340';
export const DISPATCH_SECRET = 'a secret that only the tests and the taxi company know';

export const places = {
  heathrow: {
    latitude: 51.4723,
    longitude: -0.4887,
    address: 'Heathrow Terminal 5',
    locationTypes: ['airport'],
  },
  savoy: { latitude: 51.5101, longitude: -0.1205, address: 'The Savoy, Strand' },
  kings: { latitude: 51.5308, longitude: -0.1238, address: "King's Cross Station" },
  edinburgh: { latitude: 55.9533, longitude: -3.1883, address: 'Edinburgh' },
  sydneyOpera: { latitude: -33.8568, longitude: 151.2153, address: 'Sydney Opera House' },
  bondi: { latitude: -33.8915, longitude: 151.2767, address: 'Bondi Beach' },
};

/**
 * The test server with a clock that tests can set, and with the dispatch simulator. The two call
 * each other through the real contract without a network.
 */
export async function startBookingServer(
  options: Pick<TestServerOptions, 'store' | 'environment'> & { dispatch?: Partial<Dispatch> } = {},
) {
  const clock = { now: new Date() };
  const now = () => clock.now;
  let toServer: Fetch = () => Promise.reject(new Error('the server is not up yet'));
  let toSimulator: Fetch = toServer;
  const dispatch: Dispatch = {
    ...createDispatch({
      url: `${ORIGIN}${SIMULATOR_PATH}`,
      secret: DISPATCH_SECRET,
      now,
      fetch: (url, init) => toSimulator(url, init),
    }),
    ...options.dispatch,
  };
  const server = await startTestServer({
    store: options.store,
    environment: options.environment ?? {},
    context: { dispatch, now },
  });
  const { context, app, fixtures, enqueued } = server;
  const simulator = createSimulator({
    database: context.database,
    secret: DISPATCH_SECRET,
    reportTo: ORIGIN,
    log: context.log,
    now,
    fetch: (url, init) => toServer(url, init),
  });
  app.route(SIMULATOR_PATH, simulator.app);
  const fetchApp: Fetch = async (url, init) => app.request(url.href, init);
  toServer = fetchApp;
  toSimulator = fetchApp;

  /** The context that the HTTP layer makes for a signed-in user, for calling services directly. */
  const contextOf = (user: TestUser) => requestContext(context, user);

  const request = (changes: Partial<BookingRequest> = {}) => requestOf(fixtures, changes);
  const parsed = (changes: Partial<BookingRequest> = {}): ParsedBookingRequest =>
    bookingRequestSchema.parse(request(changes));

  return {
    ...server,
    clock,
    simulator,
    contextOf,
    request,
    parsed,
    newKey: () => `${uuidv7()}:outbound:request`,
    /** Moves the clock forward. */
    pass(seconds: number) {
      clock.now = new Date(clock.now.getTime() + seconds * 1000);
    },
    /** Runs the jobs in the outbox, and the jobs that those put there. */
    async runJobs() {
      for (let job = enqueued.shift(); job; job = enqueued.shift())
        await runJob(context, job.name as JobName, job.payload as JobPayloads[JobName]);
    },
  };
}

/**
 * A request that Northwind's admin can book, with any changes a test wants. Most tests book the
 * same trip again and again; tests of duplicates switch the acknowledgement off.
 */
export const requestOf = (
  { fleets, employees, corporations }: Fixtures,
  changes: Partial<BookingRequest> = {},
): BookingRequest => ({
  offerId: fleets.cityCars.offerIds[0]!,
  origin: places.kings,
  destination: places.savoy,
  passengerInfo: {
    passengerId: employees.anna.id,
    passengerType: 'employee',
    corporationId: corporations.northwind.id,
  },
  payment: { type: 'businessAccount' },
  isDuplicateAcknowledged: true,
  ...changes,
});
export type BookingServer = Awaited<ReturnType<typeof startBookingServer>>;

import { sql } from 'drizzle-orm';
import type { Queryable } from '../../server/context.ts';
import { copyBookings } from './copyBookings.ts';

interface ManyTrips {
  /** The number of trips. */
  trips: number;
  /** The time between the pickup of each trip and that of the trip made before it. */
  minutesApart: number;
  /** The trips that are copied, each time with new ids, times, people and statuses. */
  of: { most: { id: string }; oneInTwenty: { id: string } };
}

/** A long history, with the statuses, ways to pay, vehicles and account fields of a busy year. */
export async function insertManyTrips(
  on: Queryable,
  { trips, minutesApart, of }: ManyTrips,
): Promise<void> {
  await on.execute(
    copyBookings(
      sql`jsonb_build_object(
      'id', gen_random_uuid(), 'attempt', gen_random_uuid(), 'tracking_token', gen_random_uuid(),
      'dispatch_id', 'D' || lpad(n::text, 8, '0'),
      'pickup_at', now() - n * ${minutesApart} * interval '1 minute',
      'created_at', now() - (n + 3) * ${minutesApart} * interval '1 minute',
      'passenger_id', ('00000000-0000-4000-8000-' || lpad((n % 400)::text, 12, '0')),
      'passenger_name', 'Person ' || (n % 400),
      'pricing_details', jsonb_build_object('currency', 'GBP', 'total', 1000 + n % 9000),
      'status', case when n % 5000 = 7 then 'ENROUTE' when n % 18 = 0 then 'CUSTOMER_CANCELLED'
        when n % 4000 = 9 then 'NOSHOW' else 'COMPLETED' end,
      'payment_type', case when n % 900 = 3 then 'cash' else 'businessAccount' end,
      'vehicle', jsonb_build_object('name', case when n % 1000 = 5 then 'Wheelchair' else 'Saloon' end),
      'business_account_config', case when n % 3 = 0 then jsonb_build_object('fields', jsonb_build_array(
        jsonb_build_object('id', '1', 'title', 'Cost centre', 'value', (n % 700)::text))) end)`,
      sql`generate_series(1, ${trips}::int) n
      join bookings b on b.id = case when n % 20 = 0 then ${of.oneInTwenty.id}::uuid else ${of.most.id}::uuid end`,
    ),
  );
  // A server does this by itself after so many new rows; without it the first query plans are bad.
  await on.execute(sql`analyze bookings`);
}

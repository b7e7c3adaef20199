CREATE TABLE "budgets" (
	"channel_id" text NOT NULL,
	"id" uuid NOT NULL,
	"corporation_id" uuid NOT NULL,
	"name" text NOT NULL,
	"group_id" uuid,
	"code" jsonb,
	"period" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "budgets_channel_id_id_pk" PRIMARY KEY("channel_id","id")
);
--> statement-breakpoint
ALTER TABLE "account_trip_figures" ADD COLUMN "committed" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "channel_trip_figures" ADD COLUMN "committed" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "trip_figure_changes" ADD COLUMN "committed" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "budgets" ADD CONSTRAINT "budgets_channel_id_corporation_id_corporations_channel_id_id_fk" FOREIGN KEY ("channel_id","corporation_id") REFERENCES "public"."corporations"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budgets" ADD CONSTRAINT "budgets_channel_id_group_id_employee_groups_channel_id_id_fk" FOREIGN KEY ("channel_id","group_id") REFERENCES "public"."employee_groups"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "budgets_of_account" ON "budgets" USING btree ("channel_id","corporation_id");--> statement-breakpoint
CREATE INDEX "budgets_of_group" ON "budgets" USING btree ("channel_id","group_id");
--> statement-breakpoint
-- As in 0018, with what is committed. The day and the hour of a trip in the zone of its channel, and what it adds to each figure. This is the
-- only definition of the measures. `total` is the column of the trip, which says the same as `tripCost`
-- of the contract. A trip that was not confirmed has no row.
DROP FUNCTION trip_figures(text, text, timestamptz, timestamptz, timestamptz, jsonb, jsonb, jsonb, jsonb, integer, integer);
--> statement-breakpoint
CREATE FUNCTION trip_figures(
  channel text, status text, pickup_at timestamptz, created_at timestamptz, arrived_at timestamptz, vehicle jsonb,
  config jsonb, pricing jsonb, fare jsonb, total integer, distance integer
) RETURNS TABLE (
  day date, hour integer, vehicle text, fields jsonb, currency text, trips bigint, settled bigint, spend bigint, committed bigint,
  fares bigint, fare_total bigint, waiting bigint, distance_meters bigint, charged_cancellations bigint,
  no_shows bigint, arrivals bigint, on_time bigint, lead_minutes bigint
) LANGUAGE sql STABLE AS $$
  SELECT l.at::date, extract(hour FROM l.at)::int, coalesce($6 ->> 'name', ''),
    nullif($7 -> 'fields', 'null'), coalesce($8 ->> 'currency', $9 ->> 'currency', ''),
    1::bigint,
    (e.is_priced OR e.is_cancelled)::int::bigint,
    CASE WHEN e.is_priced OR e.is_cancelled THEN coalesce($10, 0) ELSE 0 END::bigint,
    CASE WHEN e.is_priced OR e.is_cancelled THEN 0 ELSE coalesce($10, 0) END::bigint,
    e.is_priced::int::bigint,
    CASE WHEN e.is_priced THEN coalesce($10, 0) ELSE 0 END::bigint,
    CASE WHEN e.is_priced THEN coalesce(($8 #>> '{additionalFees,waitingPrice}')::bigint, 0) ELSE 0 END,
    CASE WHEN e.is_completed THEN coalesce($11, 0) ELSE 0 END::bigint,
    (e.is_cancelled AND $2 <> 'NOSHOW' AND coalesce($10, 0) > 0)::int::bigint,
    ($2 = 'NOSHOW')::int::bigint,
    ($5 IS NOT NULL)::int::bigint,
    coalesce($5 <= $3 + interval '5 minutes', false)::int::bigint,
    greatest(0, floor(extract(epoch FROM $3 - $4) / 60))::bigint
  FROM (SELECT
      $2 IN ('COMPLETED', 'COMPLETE', 'ARCHIVE_COMPLETE') AS is_completed,
      $2 IN ('COMPLETED', 'COMPLETE', 'ARCHIVE_COMPLETE') AND $8 IS NOT NULL AS is_priced,
      $2 IN ('ARCHIVE_CUSTOMER_CANCELLED', 'CUSTOMER_CANCELLED', 'DISPATCH_CANCELLED', 'DRIVER_CANCELLED', 'NOSHOW')
        AS is_cancelled) AS e,
    (SELECT $3 AT TIME ZONE coalesce(
      (SELECT z.time_zone FROM trip_figure_zones z WHERE z.channel_id = $1), 'UTC') AS at) AS l
  WHERE $2 IS NOT NULL
$$;
--> statement-breakpoint
-- Each statement that adds, changes or removes trips notes what it changes in the figures, in its own
-- transaction. A change that no figure depends on, such as a driver's position, notes nothing.
CREATE OR REPLACE FUNCTION note_trip_figures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO trip_figure_changes (channel_id, corporation_id, day, hour, fleet_id, vehicle, payment_type, group_id,
      passenger_id, booked_by_id, fields, currency, trips, settled, spend, committed, fares, fare_total, waiting, distance_meters,
      charged_cancellations, no_shows, arrivals, on_time, lead_minutes)
    SELECT t.channel_id, t.corporation_id, f.day, f.hour, t.fleet_id, f.vehicle, t.payment_type, t.employee_group_id,
      t.passenger_id, t.booked_by_id, f.fields, f.currency,
      sum(sign * f.trips), sum(sign * f.settled), sum(sign * f.spend), sum(sign * f.committed), sum(sign * f.fares),
      sum(sign * f.fare_total), sum(sign * f.waiting), sum(sign * f.distance_meters), sum(sign * f.charged_cancellations),
      sum(sign * f.no_shows), sum(sign * f.arrivals), sum(sign * f.on_time), sum(sign * f.lead_minutes)
    FROM (SELECT 1 AS sign, new_rows.* FROM new_rows) t
      CROSS JOIN LATERAL trip_figures(t.channel_id, t.status, t.pickup_at, t.created_at, t.arrived_at, t.vehicle,
        t.business_account_config, t.pricing_details, t.fare_estimate, t.total, t.distance_meters) f
    GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO trip_figure_changes (channel_id, corporation_id, day, hour, fleet_id, vehicle, payment_type, group_id,
      passenger_id, booked_by_id, fields, currency, trips, settled, spend, committed, fares, fare_total, waiting, distance_meters,
      charged_cancellations, no_shows, arrivals, on_time, lead_minutes)
    SELECT t.channel_id, t.corporation_id, f.day, f.hour, t.fleet_id, f.vehicle, t.payment_type, t.employee_group_id,
      t.passenger_id, t.booked_by_id, f.fields, f.currency,
      sum(sign * f.trips), sum(sign * f.settled), sum(sign * f.spend), sum(sign * f.committed), sum(sign * f.fares),
      sum(sign * f.fare_total), sum(sign * f.waiting), sum(sign * f.distance_meters), sum(sign * f.charged_cancellations),
      sum(sign * f.no_shows), sum(sign * f.arrivals), sum(sign * f.on_time), sum(sign * f.lead_minutes)
    FROM (SELECT -1 AS sign, old_rows.* FROM old_rows) t
      CROSS JOIN LATERAL trip_figures(t.channel_id, t.status, t.pickup_at, t.created_at, t.arrived_at, t.vehicle,
        t.business_account_config, t.pricing_details, t.fare_estimate, t.total, t.distance_meters) f
    GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12;
  ELSE
    INSERT INTO trip_figure_changes (channel_id, corporation_id, day, hour, fleet_id, vehicle, payment_type, group_id,
      passenger_id, booked_by_id, fields, currency, trips, settled, spend, committed, fares, fare_total, waiting, distance_meters,
      charged_cancellations, no_shows, arrivals, on_time, lead_minutes)
    SELECT t.channel_id, t.corporation_id, f.day, f.hour, t.fleet_id, f.vehicle, t.payment_type, t.employee_group_id,
      t.passenger_id, t.booked_by_id, f.fields, f.currency,
      sum(sign * f.trips), sum(sign * f.settled), sum(sign * f.spend), sum(sign * f.committed), sum(sign * f.fares),
      sum(sign * f.fare_total), sum(sign * f.waiting), sum(sign * f.distance_meters), sum(sign * f.charged_cancellations),
      sum(sign * f.no_shows), sum(sign * f.arrivals), sum(sign * f.on_time), sum(sign * f.lead_minutes)
    FROM (SELECT 1 AS sign, new_rows.* FROM new_rows UNION ALL SELECT -1, old_rows.* FROM old_rows) t
      CROSS JOIN LATERAL trip_figures(t.channel_id, t.status, t.pickup_at, t.created_at, t.arrived_at, t.vehicle,
        t.business_account_config, t.pricing_details, t.fare_estimate, t.total, t.distance_meters) f
    GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12
    HAVING sum(sign * f.trips) <> 0 OR sum(sign * f.settled) <> 0 OR sum(sign * f.spend) <> 0 OR
      sum(sign * f.committed) <> 0 OR      sum(sign * f.fares) <> 0 OR sum(sign * f.fare_total) <> 0 OR sum(sign * f.waiting) <> 0 OR
      sum(sign * f.distance_meters) <> 0 OR sum(sign * f.charged_cancellations) <> 0 OR sum(sign * f.no_shows) <> 0 OR
      sum(sign * f.arrivals) <> 0 OR sum(sign * f.on_time) <> 0 OR sum(sign * f.lead_minutes) <> 0;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Trips that are booked already are noted as committed.
INSERT INTO trip_figure_changes (channel_id, corporation_id, day, hour, fleet_id, vehicle, payment_type, group_id,
  passenger_id, booked_by_id, fields, currency, trips, settled, spend, committed, fares, fare_total, waiting,
  distance_meters, charged_cancellations, no_shows, arrivals, on_time, lead_minutes)
SELECT t.channel_id, t.corporation_id, f.day, f.hour, t.fleet_id, f.vehicle, t.payment_type, t.employee_group_id,
  t.passenger_id, t.booked_by_id, f.fields, f.currency, 0, 0, 0, sum(f.committed), 0, 0, 0, 0, 0, 0, 0, 0, 0
FROM bookings t CROSS JOIN LATERAL trip_figures(t.channel_id, t.status, t.pickup_at, t.created_at, t.arrived_at, t.vehicle,
  t.business_account_config, t.pricing_details, t.fare_estimate, t.total, t.distance_meters) f
WHERE f.committed <> 0
GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12;
--> statement-breakpoint
-- Today in the zone of a channel.
CREATE FUNCTION channel_today(channel text) RETURNS date LANGUAGE sql STABLE AS $$
  SELECT (now() AT TIME ZONE coalesce(
    (SELECT z.time_zone FROM trip_figure_zones z WHERE z.channel_id = $1), 'UTC'))::date
$$;
--> statement-breakpoint
-- The period of a budget that a day is in, from its first day to the day after its last, and what the figures
-- of its trips add up to there.
CREATE FUNCTION budget_state(
  channel text, account uuid, group_id uuid, code jsonb, currency text, period text, day date
) RETURNS TABLE (starts date, ends date, spent bigint, committed bigint) LANGUAGE sql STABLE AS $$
  SELECT p.starts, p.ends, coalesce(sum(f.spend), 0)::bigint, coalesce(sum(f.committed), 0)::bigint
  FROM (SELECT date_trunc($6, $7)::date AS starts,
      (date_trunc($6, $7) + CASE $6 WHEN 'quarter' THEN interval '3 months' ELSE ('1 ' || $6)::interval END)::date AS ends) p
    LEFT JOIN LATERAL (
      SELECT k.spend, k.committed FROM account_trip_figures k
      WHERE k.channel_id = $1 AND k.corporation_id = $2
        AND k.dimension = CASE WHEN $3 IS NOT NULL THEN 'group' WHEN $4 IS NOT NULL THEN 'field:' || ($4 ->> 'field') ELSE 'all' END
        AND k.value = CASE WHEN $3 IS NOT NULL THEN $3::text WHEN $4 IS NOT NULL THEN $4 ->> 'value' ELSE '' END
        AND k.grain = 'month' AND k.start >= p.starts AND k.start < p.ends AND k.currency = $5
      UNION ALL
      SELECT c.spend, c.committed FROM trip_figure_changes c
      WHERE c.channel_id = $1 AND c.corporation_id = $2 AND c.day >= p.starts AND c.day < p.ends AND c.currency = $5
        AND ($3 IS NULL OR c.group_id = $3)
        AND ($4 IS NULL OR EXISTS (
          SELECT FROM jsonb_array_elements(c.fields) a WHERE a ->> 'title' = $4 ->> 'field' AND a ->> 'value' = $4 ->> 'value'))
    ) f ON true
  GROUP BY 1, 2
$$;

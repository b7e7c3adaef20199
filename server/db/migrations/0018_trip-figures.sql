CREATE TABLE "account_trip_figures" (
	"corporation_id" uuid NOT NULL,
	"channel_id" text NOT NULL,
	"dimension" text NOT NULL,
	"grain" text NOT NULL,
	"start" date NOT NULL,
	"value" text NOT NULL,
	"currency" text NOT NULL,
	"trips" bigint NOT NULL,
	"settled" bigint NOT NULL,
	"spend" bigint NOT NULL,
	"fares" bigint NOT NULL,
	"fare_total" bigint NOT NULL,
	"waiting" bigint NOT NULL,
	"distance_meters" bigint NOT NULL,
	"charged_cancellations" bigint NOT NULL,
	"no_shows" bigint NOT NULL,
	"arrivals" bigint NOT NULL,
	"on_time" bigint NOT NULL,
	"lead_minutes" bigint NOT NULL,
	CONSTRAINT "account_trip_figures_pk" PRIMARY KEY("channel_id","corporation_id","dimension","grain","start","value","currency")
);
--> statement-breakpoint
CREATE TABLE "channel_trip_figures" (
	"channel_id" text NOT NULL,
	"dimension" text NOT NULL,
	"grain" text NOT NULL,
	"start" date NOT NULL,
	"value" text NOT NULL,
	"currency" text NOT NULL,
	"trips" bigint NOT NULL,
	"settled" bigint NOT NULL,
	"spend" bigint NOT NULL,
	"fares" bigint NOT NULL,
	"fare_total" bigint NOT NULL,
	"waiting" bigint NOT NULL,
	"distance_meters" bigint NOT NULL,
	"charged_cancellations" bigint NOT NULL,
	"no_shows" bigint NOT NULL,
	"arrivals" bigint NOT NULL,
	"on_time" bigint NOT NULL,
	"lead_minutes" bigint NOT NULL,
	CONSTRAINT "channel_trip_figures_pk" PRIMARY KEY("channel_id","dimension","grain","start","value","currency")
);
--> statement-breakpoint
CREATE TABLE "trip_figure_changes" (
	"channel_id" text NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "trip_figure_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"corporation_id" uuid NOT NULL,
	"day" date NOT NULL,
	"hour" smallint NOT NULL,
	"fleet_id" uuid NOT NULL,
	"vehicle" text NOT NULL,
	"payment_type" text NOT NULL,
	"group_id" uuid,
	"passenger_id" uuid,
	"booked_by_id" uuid NOT NULL,
	"fields" jsonb,
	"currency" text NOT NULL,
	"trips" bigint NOT NULL,
	"settled" bigint NOT NULL,
	"spend" bigint NOT NULL,
	"fares" bigint NOT NULL,
	"fare_total" bigint NOT NULL,
	"waiting" bigint NOT NULL,
	"distance_meters" bigint NOT NULL,
	"charged_cancellations" bigint NOT NULL,
	"no_shows" bigint NOT NULL,
	"arrivals" bigint NOT NULL,
	"on_time" bigint NOT NULL,
	"lead_minutes" bigint NOT NULL,
	CONSTRAINT "trip_figure_changes_channel_id_id_pk" PRIMARY KEY("channel_id","id")
);
--> statement-breakpoint
CREATE TABLE "trip_figure_zones" (
	"channel_id" text NOT NULL,
	"time_zone" text NOT NULL,
	"rebuilt_at" timestamp (3) with time zone,
	CONSTRAINT "trip_figure_zones_channel_id_pk" PRIMARY KEY("channel_id")
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "arrived_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "account_trip_figures" ADD CONSTRAINT "account_trip_figures_channel_id_corporation_id_corporations_channel_id_id_fk" FOREIGN KEY ("channel_id","corporation_id") REFERENCES "public"."corporations"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_figure_changes" ADD CONSTRAINT "trip_figure_changes_channel_id_corporation_id_corporations_channel_id_id_fk" FOREIGN KEY ("channel_id","corporation_id") REFERENCES "public"."corporations"("channel_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- The day and the hour of a trip in the zone of its channel, and what it adds to each figure. This is the
-- only definition of the measures. `total` is the column of the trip, which says the same as `tripCost`
-- of the contract. A trip that was not confirmed has no row.
CREATE FUNCTION trip_figures(
  channel text, status text, pickup_at timestamptz, created_at timestamptz, arrived_at timestamptz, vehicle jsonb,
  config jsonb, pricing jsonb, fare jsonb, total integer, distance integer
) RETURNS TABLE (
  day date, hour integer, vehicle text, fields jsonb, currency text, trips bigint, settled bigint, spend bigint,
  fares bigint, fare_total bigint, waiting bigint, distance_meters bigint, charged_cancellations bigint,
  no_shows bigint, arrivals bigint, on_time bigint, lead_minutes bigint
) LANGUAGE sql STABLE AS $$
  SELECT l.at::date, extract(hour FROM l.at)::int, coalesce($6 ->> 'name', ''),
    nullif($7 -> 'fields', 'null'), coalesce($8 ->> 'currency', $9 ->> 'currency', ''),
    1::bigint,
    (e.is_priced OR e.is_cancelled)::int::bigint,
    CASE WHEN e.is_priced OR e.is_cancelled THEN coalesce($10, 0) ELSE 0 END::bigint,
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
CREATE FUNCTION note_trip_figures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO trip_figure_changes (channel_id, corporation_id, day, hour, fleet_id, vehicle, payment_type, group_id,
      passenger_id, booked_by_id, fields, currency, trips, settled, spend, fares, fare_total, waiting, distance_meters,
      charged_cancellations, no_shows, arrivals, on_time, lead_minutes)
    SELECT t.channel_id, t.corporation_id, f.day, f.hour, t.fleet_id, f.vehicle, t.payment_type, t.employee_group_id,
      t.passenger_id, t.booked_by_id, f.fields, f.currency,
      sum(sign * f.trips), sum(sign * f.settled), sum(sign * f.spend), sum(sign * f.fares),
      sum(sign * f.fare_total), sum(sign * f.waiting), sum(sign * f.distance_meters), sum(sign * f.charged_cancellations),
      sum(sign * f.no_shows), sum(sign * f.arrivals), sum(sign * f.on_time), sum(sign * f.lead_minutes)
    FROM (SELECT 1 AS sign, new_rows.* FROM new_rows) t
      CROSS JOIN LATERAL trip_figures(t.channel_id, t.status, t.pickup_at, t.created_at, t.arrived_at, t.vehicle,
        t.business_account_config, t.pricing_details, t.fare_estimate, t.total, t.distance_meters) f
    GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO trip_figure_changes (channel_id, corporation_id, day, hour, fleet_id, vehicle, payment_type, group_id,
      passenger_id, booked_by_id, fields, currency, trips, settled, spend, fares, fare_total, waiting, distance_meters,
      charged_cancellations, no_shows, arrivals, on_time, lead_minutes)
    SELECT t.channel_id, t.corporation_id, f.day, f.hour, t.fleet_id, f.vehicle, t.payment_type, t.employee_group_id,
      t.passenger_id, t.booked_by_id, f.fields, f.currency,
      sum(sign * f.trips), sum(sign * f.settled), sum(sign * f.spend), sum(sign * f.fares),
      sum(sign * f.fare_total), sum(sign * f.waiting), sum(sign * f.distance_meters), sum(sign * f.charged_cancellations),
      sum(sign * f.no_shows), sum(sign * f.arrivals), sum(sign * f.on_time), sum(sign * f.lead_minutes)
    FROM (SELECT -1 AS sign, old_rows.* FROM old_rows) t
      CROSS JOIN LATERAL trip_figures(t.channel_id, t.status, t.pickup_at, t.created_at, t.arrived_at, t.vehicle,
        t.business_account_config, t.pricing_details, t.fare_estimate, t.total, t.distance_meters) f
    GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12;
  ELSE
    INSERT INTO trip_figure_changes (channel_id, corporation_id, day, hour, fleet_id, vehicle, payment_type, group_id,
      passenger_id, booked_by_id, fields, currency, trips, settled, spend, fares, fare_total, waiting, distance_meters,
      charged_cancellations, no_shows, arrivals, on_time, lead_minutes)
    SELECT t.channel_id, t.corporation_id, f.day, f.hour, t.fleet_id, f.vehicle, t.payment_type, t.employee_group_id,
      t.passenger_id, t.booked_by_id, f.fields, f.currency,
      sum(sign * f.trips), sum(sign * f.settled), sum(sign * f.spend), sum(sign * f.fares),
      sum(sign * f.fare_total), sum(sign * f.waiting), sum(sign * f.distance_meters), sum(sign * f.charged_cancellations),
      sum(sign * f.no_shows), sum(sign * f.arrivals), sum(sign * f.on_time), sum(sign * f.lead_minutes)
    FROM (SELECT 1 AS sign, new_rows.* FROM new_rows UNION ALL SELECT -1, old_rows.* FROM old_rows) t
      CROSS JOIN LATERAL trip_figures(t.channel_id, t.status, t.pickup_at, t.created_at, t.arrived_at, t.vehicle,
        t.business_account_config, t.pricing_details, t.fare_estimate, t.total, t.distance_meters) f
    GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12
    HAVING sum(sign * f.trips) <> 0 OR sum(sign * f.settled) <> 0 OR sum(sign * f.spend) <> 0 OR
      sum(sign * f.fares) <> 0 OR sum(sign * f.fare_total) <> 0 OR sum(sign * f.waiting) <> 0 OR
      sum(sign * f.distance_meters) <> 0 OR sum(sign * f.charged_cancellations) <> 0 OR sum(sign * f.no_shows) <> 0 OR
      sum(sign * f.arrivals) <> 0 OR sum(sign * f.on_time) <> 0 OR sum(sign * f.lead_minutes) <> 0;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER bookings_figures_made AFTER INSERT ON "bookings"
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_trip_figures();
--> statement-breakpoint
CREATE TRIGGER bookings_figures_moved AFTER UPDATE ON "bookings"
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_trip_figures();
--> statement-breakpoint
CREATE TRIGGER bookings_figures_removed AFTER DELETE ON "bookings"
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_trip_figures();

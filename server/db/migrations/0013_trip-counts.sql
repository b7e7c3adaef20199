-- Declared dear, as it is: splitting a row's texts takes as long as reading thousands of index entries.
CREATE FUNCTION booking_words(passenger_name text, dispatch_id text, origin_address text, destination_address text)
RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 3000 AS $$
BEGIN
  RETURN array_to_tsvector(array_remove(regexp_split_to_array(lower(
    passenger_name || ' ' || coalesce(dispatch_id, '') || ' ' || origin_address || ' ' || destination_address), '\W+'), ''));
END $$;
--> statement-breakpoint
CREATE TABLE "trip_count_changes" (
	"channel_id" text NOT NULL,
	"corporation_id" uuid NOT NULL,
	"status" text NOT NULL,
	"payment_type" text NOT NULL,
	"vehicle" text NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "trip_count_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"month" date NOT NULL,
	"change" integer NOT NULL,
	CONSTRAINT "trip_count_changes_channel_id_id_pk" PRIMARY KEY("channel_id","id")
);
--> statement-breakpoint
CREATE TABLE "trip_counts" (
	"channel_id" text NOT NULL,
	"corporation_id" uuid NOT NULL,
	"status" text NOT NULL,
	"payment_type" text NOT NULL,
	"vehicle" text NOT NULL,
	"trips" bigint NOT NULL,
	CONSTRAINT "trip_counts_pk" PRIMARY KEY("channel_id","corporation_id","status","payment_type","vehicle")
);
--> statement-breakpoint
CREATE TABLE "trip_counts_by_month" (
	"channel_id" text NOT NULL,
	"corporation_id" uuid NOT NULL,
	"status" text NOT NULL,
	"payment_type" text NOT NULL,
	"vehicle" text NOT NULL,
	"month" date NOT NULL,
	"trips" bigint NOT NULL,
	CONSTRAINT "trip_counts_by_month_pk" PRIMARY KEY("channel_id","corporation_id","month","status","payment_type","vehicle")
);
--> statement-breakpoint
DROP INDEX "bookings_newest_of_account";--> statement-breakpoint
DROP INDEX "bookings_newest";--> statement-breakpoint
DROP INDEX "bookings_by_passenger";--> statement-breakpoint
DROP INDEX "bookings_by_payment_of_account";--> statement-breakpoint
DROP INDEX "bookings_by_payment";--> statement-breakpoint
DROP INDEX "bookings_by_word";--> statement-breakpoint
DROP INDEX "bookings_latest_made_of_account";--> statement-breakpoint
DROP INDEX "bookings_latest_made";--> statement-breakpoint
DROP INDEX "bookings_by_name_of_account";--> statement-breakpoint
DROP INDEX "bookings_by_name";--> statement-breakpoint
DROP INDEX "bookings_by_total_of_account";--> statement-breakpoint
DROP INDEX "bookings_by_total";--> statement-breakpoint
CREATE INDEX "bookings_newest_of_account" ON "bookings" USING btree ("channel_id","corporation_id","pickup_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"status");--> statement-breakpoint
CREATE INDEX "bookings_newest" ON "bookings" USING btree ("channel_id","pickup_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"status");--> statement-breakpoint
CREATE INDEX "bookings_by_passenger" ON "bookings" USING btree ("channel_id","passenger_id","pickup_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"status");--> statement-breakpoint
CREATE INDEX "bookings_by_payment_of_account" ON "bookings" USING btree ("channel_id","corporation_id","payment_type","pickup_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"status");--> statement-breakpoint
CREATE INDEX "bookings_by_payment" ON "bookings" USING btree ("channel_id","payment_type","pickup_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"status");--> statement-breakpoint
CREATE INDEX "bookings_by_word" ON "bookings" USING gin (booking_words("passenger_name", "dispatch_id", "origin_address", "destination_address"));--> statement-breakpoint
CREATE INDEX "bookings_latest_made_of_account" ON "bookings" USING btree ("channel_id","corporation_id","created_at","id","status");--> statement-breakpoint
CREATE INDEX "bookings_latest_made" ON "bookings" USING btree ("channel_id","created_at","id","status");--> statement-breakpoint
CREATE INDEX "bookings_by_name_of_account" ON "bookings" USING btree ("channel_id","corporation_id",lower("passenger_name"),"id","status","passenger_name");--> statement-breakpoint
CREATE INDEX "bookings_by_name" ON "bookings" USING btree ("channel_id",lower("passenger_name"),"id","status","passenger_name");--> statement-breakpoint
CREATE INDEX "bookings_by_total_of_account" ON "bookings" USING btree ("channel_id","corporation_id","total","id","status");--> statement-breakpoint
CREATE INDEX "bookings_by_total" ON "bookings" USING btree ("channel_id","total","id","status");
--> statement-breakpoint
-- Every statement that makes, changes or removes trips adds what it did to the counts, whoever
-- writes it. One row a kind of trip and month, however many trips the statement touched.
CREATE FUNCTION count_trips() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO trip_count_changes (channel_id, corporation_id, status, payment_type, vehicle, month, change)
    SELECT * FROM (
      SELECT channel_id, corporation_id, status, payment_type, coalesce(vehicle ->> 'name', ''),
        date_trunc('month', pickup_at AT TIME ZONE 'UTC')::date, count(*)
      FROM new_rows WHERE status IS NOT NULL GROUP BY 1, 2, 3, 4, 5, 6) AS made;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO trip_count_changes (channel_id, corporation_id, status, payment_type, vehicle, month, change)
    SELECT * FROM (
      SELECT channel_id, corporation_id, status, payment_type, coalesce(vehicle ->> 'name', ''),
        date_trunc('month', pickup_at AT TIME ZONE 'UTC')::date, -count(*)
      FROM old_rows WHERE status IS NOT NULL GROUP BY 1, 2, 3, 4, 5, 6) AS removed;
  ELSE
    INSERT INTO trip_count_changes (channel_id, corporation_id, status, payment_type, vehicle, month, change)
    SELECT * FROM (
      SELECT channel_id, corporation_id, status, payment_type, coalesce(vehicle ->> 'name', ''),
        date_trunc('month', pickup_at AT TIME ZONE 'UTC')::date, sum(change)
      FROM (
        SELECT channel_id, corporation_id, status, payment_type, vehicle, pickup_at, 1 AS change FROM new_rows
        UNION ALL
        SELECT channel_id, corporation_id, status, payment_type, vehicle, pickup_at, -1 FROM old_rows) AS before_and_after
      WHERE status IS NOT NULL GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(change) <> 0) AS moved;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER bookings_count_made AFTER INSERT ON "bookings"
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_trips();
--> statement-breakpoint
CREATE TRIGGER bookings_count_moved AFTER UPDATE ON "bookings"
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_trips();
--> statement-breakpoint
CREATE TRIGGER bookings_count_removed AFTER DELETE ON "bookings"
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_trips();
--> statement-breakpoint
-- The trips there are already. No other transaction writes trips from the triggers on until here.
INSERT INTO trip_counts_by_month (channel_id, corporation_id, status, payment_type, vehicle, month, trips)
SELECT channel_id, coalesce(corporation_id, '00000000-0000-0000-0000-000000000000'), status, payment_type, vehicle_name, month, count(*)
FROM (
  SELECT *, coalesce(vehicle ->> 'name', '') AS vehicle_name, date_trunc('month', pickup_at AT TIME ZONE 'UTC')::date AS month
  FROM bookings WHERE status IS NOT NULL) AS trips
GROUP BY GROUPING SETS (
  (channel_id, corporation_id, status, payment_type, vehicle_name, month),
  (channel_id, status, payment_type, vehicle_name, month));
--> statement-breakpoint
INSERT INTO trip_counts (channel_id, corporation_id, status, payment_type, vehicle, trips)
SELECT channel_id, corporation_id, status, payment_type, vehicle, sum(trips)
FROM trip_counts_by_month GROUP BY 1, 2, 3, 4, 5;

-- Prices of trips are reckoned by the database from now on. Dropping the column drops its indexes;
-- adding it writes the table once more.
ALTER TABLE "bookings" drop column "total";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "total" integer GENERATED ALWAYS AS (case
    when status in ('CUSTOMER_CANCELLED', 'ARCHIVE_CUSTOMER_CANCELLED')
      then coalesce((pricing_details ->> 'passengerPrematureCancellationFee')::int, 0)
    when status = 'NOSHOW' then coalesce((pricing_details ->> 'passengerNoShowFee')::int, 0)
    when status in ('DISPATCH_CANCELLED', 'DRIVER_CANCELLED') then 0
    when pricing_details is not null then (pricing_details ->> 'total')::int
    else number_of_vehicles * case fare_estimate ->> 'type'
      when 'RANGE' then case when fare_estimate ->> 'minimumFare' is not null
        then (fare_estimate ->> 'maximumFare')::int end
      when 'ESTIMATE'
        then coalesce(fare_estimate ->> 'estimatedPrice', fare_estimate ->> 'roundedPrice')::int
      else coalesce(fare_estimate ->> 'roundedPrice', fare_estimate ->> 'estimatedPrice')::int
    end
  end) STORED;--> statement-breakpoint
CREATE INDEX "bookings_by_total_of_account" ON "bookings" USING btree ("channel_id","corporation_id","total","id","status");--> statement-breakpoint
CREATE INDEX "bookings_by_total" ON "bookings" USING btree ("channel_id","total","id","status");

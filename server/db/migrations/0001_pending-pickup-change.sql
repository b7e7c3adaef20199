CREATE TABLE "booking_pickup_changes" (
	"channel_id" text NOT NULL,
	"booking_id" uuid NOT NULL,
	"requested_by_id" uuid NOT NULL,
	"state" text NOT NULL,
	"wanted" jsonb NOT NULL,
	"previous" jsonb,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "booking_pickup_changes_channel_id_booking_id_requested_by_id_pk" PRIMARY KEY("channel_id","booking_id","requested_by_id")
);
--> statement-breakpoint
ALTER TABLE "booking_pickup_changes" ADD CONSTRAINT "booking_pickup_changes_channel_id_booking_id_bookings_channel_id_id_fk" FOREIGN KEY ("channel_id","booking_id") REFERENCES "public"."bookings"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_pickup_changes_pending" ON "booking_pickup_changes" USING btree ("expires_at") WHERE "booking_pickup_changes"."state" = 'PENDING';--> statement-breakpoint
CREATE INDEX "booking_pickup_changes_age" ON "booking_pickup_changes" USING btree ("updated_at");
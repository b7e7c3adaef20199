CREATE TABLE "tracked_events" (
	"channel_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_email" text NOT NULL,
	"user_roles" jsonb NOT NULL,
	"code" text NOT NULL,
	"page_uri" text NOT NULL,
	"payload" jsonb NOT NULL,
	"app_version" text NOT NULL,
	"user_agent" text NOT NULL,
	"locale" text NOT NULL,
	"device_time" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "tracked_events_channel_id_user_id_id_pk" PRIMARY KEY("channel_id","user_id","id")
);
--> statement-breakpoint
CREATE INDEX "tracked_events_age" ON "tracked_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "bookings_last_of_booker" ON "bookings" USING btree ("channel_id","corporation_id","booked_by_id","created_at" DESC NULLS FIRST) WHERE "bookings"."passenger_id" is not null and "bookings"."status" is not null;--> statement-breakpoint
CREATE INDEX "bookings_last_of_account" ON "bookings" USING btree ("channel_id","corporation_id","created_at" DESC NULLS FIRST) WHERE "bookings"."passenger_id" is not null and "bookings"."status" is not null;
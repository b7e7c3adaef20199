CREATE TABLE "report_export_chunks" (
	"channel_id" text NOT NULL,
	"export_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "report_export_chunks_channel_id_export_id_position_pk" PRIMARY KEY("channel_id","export_id","position")
);
--> statement-breakpoint
CREATE TABLE "report_exports" (
	"channel_id" text NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"path" text NOT NULL,
	"query" jsonb NOT NULL,
	"language" text NOT NULL,
	"file_name" text NOT NULL,
	"state" text NOT NULL,
	"rows_done" integer DEFAULT 0 NOT NULL,
	"rows_total" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "report_exports_channel_id_id_pk" PRIMARY KEY("channel_id","id")
);
--> statement-breakpoint
CREATE TABLE "used_report_tickets" (
	"channel_id" text NOT NULL,
	"ticket_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "used_report_tickets_channel_id_ticket_id_pk" PRIMARY KEY("channel_id","ticket_id")
);
--> statement-breakpoint
CREATE TABLE "default_trip_views" (
	"channel_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"view_id" uuid NOT NULL,
	CONSTRAINT "default_trip_views_channel_id_user_id_pk" PRIMARY KEY("channel_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "trip_views" (
	"channel_id" text NOT NULL,
	"id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"shared_with" text NOT NULL,
	"corporation_id" uuid,
	"state" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "trip_views_channel_id_id_pk" PRIMARY KEY("channel_id","id")
);
--> statement-breakpoint
ALTER TABLE "report_export_chunks" ADD CONSTRAINT "report_export_chunks_channel_id_export_id_report_exports_channel_id_id_fk" FOREIGN KEY ("channel_id","export_id") REFERENCES "public"."report_exports"("channel_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_exports" ADD CONSTRAINT "report_exports_channel_id_user_id_users_channel_id_id_fk" FOREIGN KEY ("channel_id","user_id") REFERENCES "public"."users"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "default_trip_views" ADD CONSTRAINT "default_trip_views_channel_id_view_id_trip_views_channel_id_id_fk" FOREIGN KEY ("channel_id","view_id") REFERENCES "public"."trip_views"("channel_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_views" ADD CONSTRAINT "trip_views_channel_id_owner_id_users_channel_id_id_fk" FOREIGN KEY ("channel_id","owner_id") REFERENCES "public"."users"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_views" ADD CONSTRAINT "trip_views_channel_id_corporation_id_corporations_channel_id_id_fk" FOREIGN KEY ("channel_id","corporation_id") REFERENCES "public"."corporations"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_exports_of_user" ON "report_exports" USING btree ("channel_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "report_exports_age" ON "report_exports" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "report_exports_one_running" ON "report_exports" USING btree ("channel_id","user_id","file_name") WHERE "report_exports"."state" in ('QUEUED', 'RUNNING');--> statement-breakpoint
CREATE INDEX "used_report_tickets_expiry" ON "used_report_tickets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "default_trip_views_by_view" ON "default_trip_views" USING btree ("channel_id","view_id");--> statement-breakpoint
CREATE INDEX "trip_views_of_owner" ON "trip_views" USING btree ("channel_id","owner_id");--> statement-breakpoint
CREATE INDEX "trip_views_shared" ON "trip_views" USING btree ("channel_id","shared_with","corporation_id");--> statement-breakpoint
CREATE INDEX "bookings_by_status_of_account" ON "bookings" USING btree ("channel_id","corporation_id","status","pickup_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "bookings_by_status" ON "bookings" USING btree ("channel_id","status","pickup_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "bookings_by_passenger" ON "bookings" USING btree ("channel_id","passenger_id","pickup_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "bookings_by_payment_of_account" ON "bookings" USING btree ("channel_id","corporation_id","payment_type","pickup_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "bookings_by_payment" ON "bookings" USING btree ("channel_id","payment_type","pickup_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "bookings_by_vehicle_of_account" ON "bookings" USING btree ("channel_id","corporation_id",("vehicle" ->> 'name'),"pickup_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "bookings_by_vehicle" ON "bookings" USING btree ("channel_id",("vehicle" ->> 'name'),"pickup_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "bookings_by_account_field" ON "bookings" USING gin ("business_account_config" jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "bookings_by_word" ON "bookings" USING gin (array_to_tsvector(array_remove(regexp_split_to_array(lower("passenger_name" || ' ' || coalesce("dispatch_id", '') || ' ' || "origin_address" || ' ' || "destination_address"), '\W+'), '')));--> statement-breakpoint
CREATE INDEX "bookings_latest_made_of_account" ON "bookings" USING btree ("channel_id","corporation_id","created_at","id");--> statement-breakpoint
CREATE INDEX "bookings_latest_made" ON "bookings" USING btree ("channel_id","created_at","id");--> statement-breakpoint
CREATE INDEX "bookings_by_name_of_account" ON "bookings" USING btree ("channel_id","corporation_id",lower("passenger_name"),"id");--> statement-breakpoint
CREATE INDEX "bookings_by_name" ON "bookings" USING btree ("channel_id",lower("passenger_name"),"id");--> statement-breakpoint
CREATE INDEX "bookings_by_total_of_account" ON "bookings" USING btree ("channel_id","corporation_id","total","id");--> statement-breakpoint
CREATE INDEX "bookings_by_total" ON "bookings" USING btree ("channel_id","total","id");
CREATE TABLE "trip_templates" (
	"channel_id" text NOT NULL,
	"id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"booking_id" uuid NOT NULL,
	"is_shared" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "trip_templates_channel_id_id_pk" PRIMARY KEY("channel_id","id")
);
--> statement-breakpoint
ALTER TABLE "trip_templates" ADD CONSTRAINT "trip_templates_channel_id_owner_id_users_channel_id_id_fk" FOREIGN KEY ("channel_id","owner_id") REFERENCES "public"."users"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_templates" ADD CONSTRAINT "trip_templates_channel_id_booking_id_bookings_channel_id_id_fk" FOREIGN KEY ("channel_id","booking_id") REFERENCES "public"."bookings"("channel_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "trip_templates_name_unique" ON "trip_templates" USING btree ("channel_id","owner_id",lower("name"));--> statement-breakpoint
CREATE INDEX "trip_templates_by_booking" ON "trip_templates" USING btree ("channel_id","booking_id");
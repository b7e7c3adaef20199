CREATE TABLE "corporations" (
	"channel_id" text NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"contact_email" text NOT NULL,
	"communication_language" text NOT NULL,
	"code" text,
	"status" text NOT NULL,
	"default_payment_method" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "corporations_channel_id_id_pk" PRIMARY KEY("channel_id","id")
);
--> statement-breakpoint
CREATE TABLE "fleet_accounts" (
	"channel_id" text NOT NULL,
	"id" uuid NOT NULL,
	"fleet_id" uuid NOT NULL,
	"corporation_id" uuid NOT NULL,
	"account_number" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "fleet_accounts_channel_id_id_pk" PRIMARY KEY("channel_id","id")
);
--> statement-breakpoint
CREATE TABLE "guest_booking_copies" (
	"channel_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"corporation_id" uuid NOT NULL,
	CONSTRAINT "guest_booking_copies_channel_id_user_id_corporation_id_pk" PRIMARY KEY("channel_id","user_id","corporation_id")
);
--> statement-breakpoint
CREATE TABLE "user_corporations" (
	"channel_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"corporation_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_corporations_channel_id_user_id_corporation_id_pk" PRIMARY KEY("channel_id","user_id","corporation_id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"channel_id" text NOT NULL,
	"id" uuid NOT NULL,
	"subject" text,
	"email" text NOT NULL,
	"given_name" text NOT NULL,
	"family_name" text NOT NULL,
	"phone" text,
	"communication_language" text NOT NULL,
	"role" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "users_channel_id_id_pk" PRIMARY KEY("channel_id","id")
);
--> statement-breakpoint
CREATE TABLE "booking_events" (
	"channel_id" text NOT NULL,
	"id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"state" text NOT NULL,
	"status" text,
	"occurred_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "booking_events_channel_id_id_pk" PRIMARY KEY("channel_id","id")
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"channel_id" text NOT NULL,
	"id" uuid NOT NULL,
	"corporation_id" uuid NOT NULL,
	"corporation_name" text NOT NULL,
	"booked_by_id" uuid NOT NULL,
	"attempt" text NOT NULL,
	"request_hash" text,
	"state" text NOT NULL,
	"status" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"pickup_time" text NOT NULL,
	"pickup_at" timestamp (3) with time zone NOT NULL,
	"pickup_time_zone" text NOT NULL,
	"schedule_type" text NOT NULL,
	"passenger_name" text NOT NULL,
	"origin_address" text NOT NULL,
	"destination_address" text NOT NULL,
	"origin" jsonb NOT NULL,
	"destination" jsonb NOT NULL,
	"waypoints" jsonb NOT NULL,
	"distance_meters" integer,
	"duration_seconds" integer,
	"fleet_id" uuid NOT NULL,
	"offer_id" uuid NOT NULL,
	"company_name" text NOT NULL,
	"vehicle" jsonb NOT NULL,
	"number_of_vehicles" integer NOT NULL,
	"passenger_type" text NOT NULL,
	"passenger_id" uuid,
	"employee_group_id" uuid,
	"user_info" jsonb NOT NULL,
	"booked_by_user_info" jsonb NOT NULL,
	"notes" text,
	"payment_type" text NOT NULL,
	"payment" jsonb NOT NULL,
	"fare_estimate" jsonb,
	"pricing_details" jsonb,
	"total" integer,
	"business_account_config" jsonb,
	"booking_properties" jsonb,
	"dispatch_id" text,
	"tracking_link" text,
	"estimated_time_arrival" integer,
	"destination_eta_minutes" integer,
	"dispatched_at" timestamp (3) with time zone,
	CONSTRAINT "bookings_channel_id_id_pk" PRIMARY KEY("channel_id","id")
);
--> statement-breakpoint
CREATE TABLE "dispatch_events" (
	"channel_id" text NOT NULL,
	"event_id" text NOT NULL,
	"booking_id" uuid NOT NULL,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "dispatch_events_channel_id_event_id_pk" PRIMARY KEY("channel_id","event_id")
);
--> statement-breakpoint
CREATE TABLE "fleet_offers" (
	"channel_id" text NOT NULL,
	"id" uuid NOT NULL,
	"fleet_id" uuid NOT NULL,
	"name" text NOT NULL,
	"seats" integer NOT NULL,
	"payment_types" jsonb NOT NULL,
	"fare_type" text NOT NULL,
	"base_fare" integer NOT NULL,
	"per_kilometre" integer NOT NULL,
	"per_minute" integer NOT NULL,
	"minimum_fare" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "fleet_offers_channel_id_id_pk" PRIMARY KEY("channel_id","id")
);
--> statement-breakpoint
CREATE TABLE "fleets" (
	"channel_id" text NOT NULL,
	"id" uuid NOT NULL,
	"company_name" text NOT NULL,
	"phone" text,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"service_radius_meters" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "fleets_channel_id_id_pk" PRIMARY KEY("channel_id","id")
);
--> statement-breakpoint
CREATE TABLE "business_guests" (
	"channel_id" text NOT NULL,
	"id" uuid NOT NULL,
	"business_account_id" uuid NOT NULL,
	"given_name" text NOT NULL,
	"family_name" text NOT NULL,
	"email" text,
	"phone_number" text,
	"is_fake_phone_number" boolean GENERATED ALWAYS AS (phone_number is null) STORED NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "business_guests_channel_id_id_pk" PRIMARY KEY("channel_id","id")
);
--> statement-breakpoint
CREATE TABLE "business_passengers" (
	"channel_id" text NOT NULL,
	"id" uuid NOT NULL,
	"business_account_id" uuid NOT NULL,
	"given_name" text NOT NULL,
	"family_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"group_id" uuid,
	"communication_language" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "business_passengers_channel_id_id_pk" PRIMARY KEY("channel_id","id")
);
--> statement-breakpoint
CREATE TABLE "employee_groups" (
	"channel_id" text NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"corporation_id" uuid NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "employee_groups_channel_id_id_pk" PRIMARY KEY("channel_id","id")
);
--> statement-breakpoint
CREATE TABLE "favourite_addresses" (
	"channel_id" text NOT NULL,
	"id" uuid NOT NULL,
	"entity_id" uuid NOT NULL,
	"alias" text NOT NULL,
	"full_address_text" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"location_types" jsonb NOT NULL,
	"suggest_for_pickup_address" boolean NOT NULL,
	"suggest_for_destination_address" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "favourite_addresses_channel_id_id_pk" PRIMARY KEY("channel_id","id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_dispatch_trips" (
	"fleet_id" text NOT NULL,
	"dispatch_id" text NOT NULL,
	"booking_id" text NOT NULL,
	"status" text NOT NULL,
	"booking" jsonb NOT NULL,
	"report" jsonb NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"progress" double precision DEFAULT 0 NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"next_step_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_dispatch_trips_fleet_id_booking_id_pk" PRIMARY KEY("fleet_id","booking_id")
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"channel_id" text NOT NULL,
	"id" uuid NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"resource" text NOT NULL,
	"resource_id" uuid NOT NULL,
	"fields" jsonb NOT NULL,
	"request_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "audit_entries_channel_id_id_pk" PRIMARY KEY("channel_id","id")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"channel_id" text NOT NULL,
	"actor_id" uuid NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer,
	"body" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_channel_id_actor_id_key_pk" PRIMARY KEY("channel_id","actor_id","key")
);
--> statement-breakpoint
CREATE TABLE "identity_records" (
	"issuer" text NOT NULL,
	"model" text NOT NULL,
	"id" text NOT NULL,
	"payload" jsonb NOT NULL,
	"grant_id" text,
	"user_code" text,
	"uid" text,
	"consumed_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	CONSTRAINT "identity_records_issuer_model_id_pk" PRIMARY KEY("issuer","model","id")
);
--> statement-breakpoint
CREATE TABLE "server_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_credentials" (
	"channel_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"password_hash" text NOT NULL,
	CONSTRAINT "sign_in_credentials_channel_id_user_id_pk" PRIMARY KEY("channel_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "fleet_accounts" ADD CONSTRAINT "fleet_accounts_channel_id_corporation_id_corporations_channel_id_id_fk" FOREIGN KEY ("channel_id","corporation_id") REFERENCES "public"."corporations"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fleet_accounts" ADD CONSTRAINT "fleet_accounts_channel_id_fleet_id_fleets_channel_id_id_fk" FOREIGN KEY ("channel_id","fleet_id") REFERENCES "public"."fleets"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_booking_copies" ADD CONSTRAINT "guest_booking_copies_channel_id_user_id_users_channel_id_id_fk" FOREIGN KEY ("channel_id","user_id") REFERENCES "public"."users"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_booking_copies" ADD CONSTRAINT "guest_booking_copies_channel_id_corporation_id_corporations_channel_id_id_fk" FOREIGN KEY ("channel_id","corporation_id") REFERENCES "public"."corporations"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_corporations" ADD CONSTRAINT "user_corporations_channel_id_user_id_users_channel_id_id_fk" FOREIGN KEY ("channel_id","user_id") REFERENCES "public"."users"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_corporations" ADD CONSTRAINT "user_corporations_channel_id_corporation_id_corporations_channel_id_id_fk" FOREIGN KEY ("channel_id","corporation_id") REFERENCES "public"."corporations"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_events" ADD CONSTRAINT "booking_events_channel_id_booking_id_bookings_channel_id_id_fk" FOREIGN KEY ("channel_id","booking_id") REFERENCES "public"."bookings"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_channel_id_corporation_id_corporations_channel_id_id_fk" FOREIGN KEY ("channel_id","corporation_id") REFERENCES "public"."corporations"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_channel_id_booked_by_id_users_channel_id_id_fk" FOREIGN KEY ("channel_id","booked_by_id") REFERENCES "public"."users"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_channel_id_fleet_id_fleets_channel_id_id_fk" FOREIGN KEY ("channel_id","fleet_id") REFERENCES "public"."fleets"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fleet_offers" ADD CONSTRAINT "fleet_offers_channel_id_fleet_id_fleets_channel_id_id_fk" FOREIGN KEY ("channel_id","fleet_id") REFERENCES "public"."fleets"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_guests" ADD CONSTRAINT "business_guests_channel_id_business_account_id_corporations_channel_id_id_fk" FOREIGN KEY ("channel_id","business_account_id") REFERENCES "public"."corporations"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_passengers" ADD CONSTRAINT "business_passengers_channel_id_business_account_id_corporations_channel_id_id_fk" FOREIGN KEY ("channel_id","business_account_id") REFERENCES "public"."corporations"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_passengers" ADD CONSTRAINT "business_passengers_channel_id_group_id_employee_groups_channel_id_id_fk" FOREIGN KEY ("channel_id","group_id") REFERENCES "public"."employee_groups"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_groups" ADD CONSTRAINT "employee_groups_channel_id_corporation_id_corporations_channel_id_id_fk" FOREIGN KEY ("channel_id","corporation_id") REFERENCES "public"."corporations"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite_addresses" ADD CONSTRAINT "favourite_addresses_channel_id_entity_id_corporations_channel_id_id_fk" FOREIGN KEY ("channel_id","entity_id") REFERENCES "public"."corporations"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "corporations_by_name" ON "corporations" USING btree ("channel_id",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "fleet_accounts_one_per_fleet" ON "fleet_accounts" USING btree ("channel_id","corporation_id","fleet_id") WHERE "fleet_accounts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "user_corporations_by_corporation" ON "user_corporations" USING btree ("channel_id","corporation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("channel_id",lower("email")) WHERE "users"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "users_subject" ON "users" USING btree ("channel_id","subject");--> statement-breakpoint
CREATE INDEX "booking_events_by_booking" ON "booking_events" USING btree ("channel_id","booking_id","occurred_at");--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_one_per_attempt" ON "bookings" USING btree ("channel_id","booked_by_id","attempt");--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_dispatch_id" ON "bookings" USING btree ("channel_id","fleet_id","dispatch_id");--> statement-breakpoint
CREATE INDEX "bookings_newest_of_account" ON "bookings" USING btree ("channel_id","corporation_id","pickup_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "bookings_newest" ON "bookings" USING btree ("channel_id","pickup_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "bookings_open" ON "bookings" USING btree ("state","expires_at") WHERE "bookings"."state" in ('REQUESTED', 'PAYMENT_PENDING', 'AUTHORIZED');--> statement-breakpoint
CREATE INDEX "bookings_under_way" ON "bookings" USING btree ("updated_at") WHERE "bookings"."state" = 'CONFIRMED' and "bookings"."status" in ('NEW', 'ASSIGN', 'ENROUTE', 'MADECONTACT', 'DROPPINGOFF', 'PREBOOKED');--> statement-breakpoint
CREATE INDEX "fleet_offers_by_fleet" ON "fleet_offers" USING btree ("channel_id","fleet_id");--> statement-breakpoint
CREATE INDEX "fleets_by_name" ON "fleets" USING btree ("channel_id",lower("company_name"));--> statement-breakpoint
CREATE INDEX "business_guests_newest" ON "business_guests" USING btree ("channel_id","business_account_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "business_passengers_newest" ON "business_passengers" USING btree ("channel_id","business_account_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "business_passengers_email" ON "business_passengers" USING btree ("channel_id","business_account_id",lower("email")) WHERE "business_passengers"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "employee_groups_by_corporation" ON "employee_groups" USING btree ("channel_id","corporation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "employee_groups_one_default" ON "employee_groups" USING btree ("channel_id","corporation_id") WHERE "employee_groups"."is_default" and "employee_groups"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "favourite_addresses_by_account" ON "favourite_addresses" USING btree ("channel_id","entity_id");--> statement-breakpoint
CREATE INDEX "sandbox_dispatch_trips_due" ON "sandbox_dispatch_trips" USING btree ("next_step_at");--> statement-breakpoint
CREATE INDEX "audit_entries_by_resource" ON "audit_entries" USING btree ("channel_id","resource","resource_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "identity_records_by_grant" ON "identity_records" USING btree ("issuer","grant_id");--> statement-breakpoint
CREATE UNIQUE INDEX "identity_records_by_uid" ON "identity_records" USING btree ("issuer","model","uid");--> statement-breakpoint
CREATE INDEX "identity_records_expiry" ON "identity_records" USING btree ("expires_at");
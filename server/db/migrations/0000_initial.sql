-- The same rule as contract/core/words.ts. The functions call each other with their schema, because
-- an index is built without a search path.
CREATE FUNCTION folded(written text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT replace(replace(replace(replace(
    translate(lower(regexp_replace(normalize(written, NFKD), '[\u0300-\u036f]', '', 'g')), 'øłđðħıς', 'olddhiσ'),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')
$$;
--> statement-breakpoint
CREATE FUNCTION search_words(written text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  plain text;
  together text;
  between_words constant text := '[\s\u0020-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f]+';
BEGIN
  -- What is written without accents needs no rule but the order of its signs.
  IF written !~ '[^ -~]' THEN
    plain := lower(written COLLATE "C");
    together := translate(plain, '''`', '');
    RETURN array_remove(string_to_array(
      translate(
        CASE WHEN together = plain THEN plain ELSE plain || ' ' || together END,
        '!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~', '                                '),
      ' '), '');
  END IF;
  plain := public.folded(written);
  together := regexp_replace(plain, '[''\u2019\u02bc`]', '', 'g');
  RETURN array_remove(
    regexp_split_to_array(
      CASE WHEN together = plain THEN plain ELSE plain || ' ' || together END, between_words),
    '');
END $$;
--> statement-breakpoint
CREATE FUNCTION person_words(given_name text, family_name text, email text, phone text)
RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 3000 AS $$
DECLARE
  words text[] := public.search_words(concat_ws(' ', given_name, family_name, email));
  digits text := regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g');
BEGIN
  FOR place IN 1 .. length(digits) - 2 LOOP
    words := words || ('#' || substr(digits, place));
  END LOOP;
  RETURN array_to_tsvector(words);
END $$;
--> statement-breakpoint
-- Trips are found by the same words as people.
CREATE FUNCTION booking_words(passenger_name text, dispatch_id text, origin_address text, destination_address text)
RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 3000 AS $$
BEGIN
  RETURN array_to_tsvector(public.search_words(
    passenger_name || ' ' || coalesce(dispatch_id, '') || ' ' || origin_address || ' ' || destination_address));
END $$;
--> statement-breakpoint
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
	"deleted_at" timestamp (3) with time zone,
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
CREATE TABLE "batch_rows" (
	"channel_id" text NOT NULL,
	"batch_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"row_id" uuid NOT NULL,
	"outcome" text,
	"refusal" jsonb,
	"before" jsonb,
	"after" jsonb,
	CONSTRAINT "batch_rows_channel_id_batch_id_position_pk" PRIMARY KEY("channel_id","batch_id","position")
);
--> statement-breakpoint
CREATE TABLE "batches" (
	"channel_id" text NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"resource" text NOT NULL,
	"action" text NOT NULL,
	"changes" jsonb,
	"undoes" uuid,
	"state" text NOT NULL,
	"rows_total" integer NOT NULL,
	"rows_changed" integer DEFAULT 0 NOT NULL,
	"rows_unchanged" integer DEFAULT 0 NOT NULL,
	"rows_refused" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "batches_channel_id_id_pk" PRIMARY KEY("channel_id","id")
);
--> statement-breakpoint
CREATE TABLE "abandoned_attempts" (
	"channel_id" text NOT NULL,
	"booked_by_id" uuid NOT NULL,
	"attempt" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "abandoned_attempts_channel_id_booked_by_id_attempt_pk" PRIMARY KEY("channel_id","booked_by_id","attempt")
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
CREATE TABLE "booking_pickup_changes" (
	"channel_id" text NOT NULL,
	"booking_id" uuid NOT NULL,
	"requested_by_id" uuid NOT NULL,
	"state" text NOT NULL,
	"wanted" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "booking_pickup_changes_channel_id_booking_id_requested_by_id_pk" PRIMARY KEY("channel_id","booking_id","requested_by_id")
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
	"return_of" uuid,
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
	"total" integer GENERATED ALWAYS AS (case
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
  end) STORED,
	"business_account_config" jsonb,
	"booking_properties" jsonb,
	"dispatch_id" text,
	"tracking_link" text,
	"tracking_token" text NOT NULL,
	"estimated_time_arrival" integer,
	"destination_eta_minutes" integer,
	"driver_location" jsonb,
	"dispatched_at" timestamp (3) with time zone,
	"dispatch_pickup" jsonb,
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
	"cancellation_minutes" integer,
	"cancellation_fee" integer,
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
	"contact_email" text,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"service_radius_meters" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "fleets_channel_id_id_pk" PRIMARY KEY("channel_id","id")
);
--> statement-breakpoint
CREATE TABLE "import_identities" (
	"channel_id" text NOT NULL,
	"import_id" uuid NOT NULL,
	"identity" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "import_identities_channel_id_import_id_identity_position_pk" PRIMARY KEY("channel_id","import_id","identity","position")
);
--> statement-breakpoint
CREATE TABLE "import_rows" (
	"channel_id" text NOT NULL,
	"import_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"line" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"forecast" text,
	"outcome" text,
	"row_id" uuid,
	"label" text DEFAULT '' NOT NULL,
	"corrected" jsonb,
	"refusal" jsonb,
	"before" jsonb,
	"after" jsonb,
	"undo" text,
	CONSTRAINT "import_rows_channel_id_import_id_position_pk" PRIMARY KEY("channel_id","import_id","position")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"channel_id" text NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"resource" text NOT NULL,
	"corporation_id" uuid,
	"file_name" text NOT NULL,
	"columns" jsonb NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "imports_channel_id_id_pk" PRIMARY KEY("channel_id","id")
);
--> statement-breakpoint
CREATE TABLE "invoice_counters" (
	"channel_id" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "invoice_counters_channel_id_pk" PRIMARY KEY("channel_id")
);
--> statement-breakpoint
CREATE TABLE "invoice_lines" (
	"channel_id" text NOT NULL,
	"invoice_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"booking_id" uuid NOT NULL,
	"dispatch_id" text,
	"pickup_time" text NOT NULL,
	"passenger_name" text NOT NULL,
	"origin_address" text NOT NULL,
	"destination_address" text NOT NULL,
	"fields" jsonb NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "invoice_lines_channel_id_invoice_id_position_pk" PRIMARY KEY("channel_id","invoice_id","position")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"channel_id" text NOT NULL,
	"id" uuid NOT NULL,
	"corporation_id" uuid NOT NULL,
	"corporation_name" text NOT NULL,
	"kind" text NOT NULL,
	"sequence" integer NOT NULL,
	"number" text NOT NULL,
	"month" text NOT NULL,
	"corrects_id" uuid,
	"reason" text,
	"issued_on" date NOT NULL,
	"due_on" date NOT NULL,
	"status" text NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"currency" text NOT NULL,
	"tax" integer NOT NULL,
	"tax_kind" text,
	"tax_rate" real,
	"total" integer NOT NULL,
	"trip_count" integer NOT NULL,
	"seller" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoices_channel_id_id_pk" PRIMARY KEY("channel_id","id")
);
--> statement-breakpoint
CREATE TABLE "booking_payments" (
	"channel_id" text NOT NULL,
	"booking_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"customer_id" text NOT NULL,
	"provider_method_id" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"intent_id" text,
	"state" text NOT NULL,
	"captured" integer DEFAULT 0 NOT NULL,
	"decline_reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "booking_payments_channel_id_booking_id_pk" PRIMARY KEY("channel_id","booking_id")
);
--> statement-breakpoint
CREATE TABLE "payment_customers" (
	"channel_id" text NOT NULL,
	"corporation_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"customer_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_customers_channel_id_corporation_id_provider_pk" PRIMARY KEY("channel_id","corporation_id","provider")
);
--> statement-breakpoint
CREATE TABLE "payment_method_groups" (
	"channel_id" text NOT NULL,
	"payment_method_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_method_groups_channel_id_payment_method_id_group_id_pk" PRIMARY KEY("channel_id","payment_method_id","group_id")
);
--> statement-breakpoint
CREATE TABLE "payment_methods" (
	"channel_id" text NOT NULL,
	"id" uuid NOT NULL,
	"corporation_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"provider_method_id" text NOT NULL,
	"fingerprint" text,
	"brand" text NOT NULL,
	"number" text NOT NULL,
	"expiry_year" integer NOT NULL,
	"expiry_month" integer NOT NULL,
	"card_holder_name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "payment_methods_channel_id_id_pk" PRIMARY KEY("channel_id","id")
);
--> statement-breakpoint
CREATE TABLE "booking_notices" (
	"channel_id" text NOT NULL,
	"id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"handled_at" timestamp (3) with time zone,
	CONSTRAINT "booking_notices_channel_id_id_pk" PRIMARY KEY("channel_id","id")
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"channel_id" text NOT NULL,
	"id" uuid NOT NULL,
	"fact" text NOT NULL,
	"recipient" text NOT NULL,
	"reply_to" text,
	"language" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"receipt_of" uuid,
	"invoice_id" uuid,
	"stop_url" text,
	"state" text DEFAULT 'QUEUED' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "mails_channel_id_id_pk" PRIMARY KEY("channel_id","id")
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
	"external_id" text,
	"group_id" uuid,
	"communication_language" text NOT NULL,
	"status" text NOT NULL,
	"invited_at" timestamp (3) with time zone,
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
	"restriction_id" uuid,
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
CREATE TABLE "list_preferences" (
	"channel_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"list" text NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "list_preferences_channel_id_user_id_list_pk" PRIMARY KEY("channel_id","user_id","list")
);
--> statement-breakpoint
CREATE TABLE "mail_preferences" (
	"channel_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"unwanted" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mail_preferences_channel_id_user_id_pk" PRIMARY KEY("channel_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "stopped_addresses" (
	"channel_id" text NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stopped_addresses_channel_id_address_pk" PRIMARY KEY("channel_id","address")
);
--> statement-breakpoint
CREATE TABLE "receipt_counters" (
	"channel_id" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "receipt_counters_channel_id_pk" PRIMARY KEY("channel_id")
);
--> statement-breakpoint
CREATE TABLE "receipt_numbers" (
	"channel_id" text NOT NULL,
	"booking_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "receipt_numbers_channel_id_booking_id_pk" PRIMARY KEY("channel_id","booking_id")
);
--> statement-breakpoint
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
CREATE TABLE "sandbox_mails" (
	"channel_id" text NOT NULL,
	"id" uuid NOT NULL,
	"message_id" text NOT NULL,
	"sender" text NOT NULL,
	"recipient" text NOT NULL,
	"reply_to" text,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_mails_channel_id_id_pk" PRIMARY KEY("channel_id","id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"event" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_payment_keys" (
	"key" text PRIMARY KEY NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer NOT NULL,
	"body" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_payment_objects" (
	"id" text PRIMARY KEY NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
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
	"changes" jsonb DEFAULT '{}'::jsonb NOT NULL,
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
CREATE TABLE "travel_restrictions" (
	"channel_id" text NOT NULL,
	"id" uuid NOT NULL,
	"corporation_id" uuid NOT NULL,
	"name" text NOT NULL,
	"status" text NOT NULL,
	"applies_to_guests" boolean NOT NULL,
	"rules" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "travel_restrictions_channel_id_id_pk" PRIMARY KEY("channel_id","id")
);
--> statement-breakpoint
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
ALTER TABLE "fleet_accounts" ADD CONSTRAINT "fleet_accounts_channel_id_corporation_id_corporations_channel_id_id_fk" FOREIGN KEY ("channel_id","corporation_id") REFERENCES "public"."corporations"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fleet_accounts" ADD CONSTRAINT "fleet_accounts_channel_id_fleet_id_fleets_channel_id_id_fk" FOREIGN KEY ("channel_id","fleet_id") REFERENCES "public"."fleets"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_booking_copies" ADD CONSTRAINT "guest_booking_copies_channel_id_user_id_users_channel_id_id_fk" FOREIGN KEY ("channel_id","user_id") REFERENCES "public"."users"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_booking_copies" ADD CONSTRAINT "guest_booking_copies_channel_id_corporation_id_corporations_channel_id_id_fk" FOREIGN KEY ("channel_id","corporation_id") REFERENCES "public"."corporations"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_corporations" ADD CONSTRAINT "user_corporations_channel_id_user_id_users_channel_id_id_fk" FOREIGN KEY ("channel_id","user_id") REFERENCES "public"."users"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_corporations" ADD CONSTRAINT "user_corporations_channel_id_corporation_id_corporations_channel_id_id_fk" FOREIGN KEY ("channel_id","corporation_id") REFERENCES "public"."corporations"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch_rows" ADD CONSTRAINT "batch_rows_channel_id_batch_id_batches_channel_id_id_fk" FOREIGN KEY ("channel_id","batch_id") REFERENCES "public"."batches"("channel_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_channel_id_user_id_users_channel_id_id_fk" FOREIGN KEY ("channel_id","user_id") REFERENCES "public"."users"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_events" ADD CONSTRAINT "booking_events_channel_id_booking_id_bookings_channel_id_id_fk" FOREIGN KEY ("channel_id","booking_id") REFERENCES "public"."bookings"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_pickup_changes" ADD CONSTRAINT "booking_pickup_changes_channel_id_booking_id_bookings_channel_id_id_fk" FOREIGN KEY ("channel_id","booking_id") REFERENCES "public"."bookings"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_channel_id_corporation_id_corporations_channel_id_id_fk" FOREIGN KEY ("channel_id","corporation_id") REFERENCES "public"."corporations"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_channel_id_booked_by_id_users_channel_id_id_fk" FOREIGN KEY ("channel_id","booked_by_id") REFERENCES "public"."users"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_channel_id_fleet_id_fleets_channel_id_id_fk" FOREIGN KEY ("channel_id","fleet_id") REFERENCES "public"."fleets"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_channel_id_return_of_bookings_channel_id_id_fk" FOREIGN KEY ("channel_id","return_of") REFERENCES "public"."bookings"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fleet_offers" ADD CONSTRAINT "fleet_offers_channel_id_fleet_id_fleets_channel_id_id_fk" FOREIGN KEY ("channel_id","fleet_id") REFERENCES "public"."fleets"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_identities" ADD CONSTRAINT "import_identities_channel_id_import_id_imports_channel_id_id_fk" FOREIGN KEY ("channel_id","import_id") REFERENCES "public"."imports"("channel_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_channel_id_import_id_imports_channel_id_id_fk" FOREIGN KEY ("channel_id","import_id") REFERENCES "public"."imports"("channel_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_channel_id_user_id_users_channel_id_id_fk" FOREIGN KEY ("channel_id","user_id") REFERENCES "public"."users"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_channel_id_invoice_id_invoices_channel_id_id_fk" FOREIGN KEY ("channel_id","invoice_id") REFERENCES "public"."invoices"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_channel_id_booking_id_bookings_channel_id_id_fk" FOREIGN KEY ("channel_id","booking_id") REFERENCES "public"."bookings"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_channel_id_corporation_id_corporations_channel_id_id_fk" FOREIGN KEY ("channel_id","corporation_id") REFERENCES "public"."corporations"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_payments" ADD CONSTRAINT "booking_payments_channel_id_booking_id_bookings_channel_id_id_fk" FOREIGN KEY ("channel_id","booking_id") REFERENCES "public"."bookings"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_customers" ADD CONSTRAINT "payment_customers_channel_id_corporation_id_corporations_channel_id_id_fk" FOREIGN KEY ("channel_id","corporation_id") REFERENCES "public"."corporations"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_method_groups" ADD CONSTRAINT "payment_method_groups_channel_id_payment_method_id_payment_methods_channel_id_id_fk" FOREIGN KEY ("channel_id","payment_method_id") REFERENCES "public"."payment_methods"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_method_groups" ADD CONSTRAINT "payment_method_groups_channel_id_group_id_employee_groups_channel_id_id_fk" FOREIGN KEY ("channel_id","group_id") REFERENCES "public"."employee_groups"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD CONSTRAINT "payment_methods_channel_id_corporation_id_corporations_channel_id_id_fk" FOREIGN KEY ("channel_id","corporation_id") REFERENCES "public"."corporations"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_notices" ADD CONSTRAINT "booking_notices_channel_id_booking_id_bookings_channel_id_id_fk" FOREIGN KEY ("channel_id","booking_id") REFERENCES "public"."bookings"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_guests" ADD CONSTRAINT "business_guests_channel_id_business_account_id_corporations_channel_id_id_fk" FOREIGN KEY ("channel_id","business_account_id") REFERENCES "public"."corporations"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_passengers" ADD CONSTRAINT "business_passengers_channel_id_business_account_id_corporations_channel_id_id_fk" FOREIGN KEY ("channel_id","business_account_id") REFERENCES "public"."corporations"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_passengers" ADD CONSTRAINT "business_passengers_channel_id_group_id_employee_groups_channel_id_id_fk" FOREIGN KEY ("channel_id","group_id") REFERENCES "public"."employee_groups"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_groups" ADD CONSTRAINT "employee_groups_channel_id_corporation_id_corporations_channel_id_id_fk" FOREIGN KEY ("channel_id","corporation_id") REFERENCES "public"."corporations"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_groups" ADD CONSTRAINT "employee_groups_channel_id_restriction_id_travel_restrictions_channel_id_id_fk" FOREIGN KEY ("channel_id","restriction_id") REFERENCES "public"."travel_restrictions"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite_addresses" ADD CONSTRAINT "favourite_addresses_channel_id_entity_id_corporations_channel_id_id_fk" FOREIGN KEY ("channel_id","entity_id") REFERENCES "public"."corporations"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_preferences" ADD CONSTRAINT "list_preferences_channel_id_user_id_users_channel_id_id_fk" FOREIGN KEY ("channel_id","user_id") REFERENCES "public"."users"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_preferences" ADD CONSTRAINT "mail_preferences_channel_id_user_id_users_channel_id_id_fk" FOREIGN KEY ("channel_id","user_id") REFERENCES "public"."users"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_numbers" ADD CONSTRAINT "receipt_numbers_channel_id_booking_id_bookings_channel_id_id_fk" FOREIGN KEY ("channel_id","booking_id") REFERENCES "public"."bookings"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_export_chunks" ADD CONSTRAINT "report_export_chunks_channel_id_export_id_report_exports_channel_id_id_fk" FOREIGN KEY ("channel_id","export_id") REFERENCES "public"."report_exports"("channel_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_exports" ADD CONSTRAINT "report_exports_channel_id_user_id_users_channel_id_id_fk" FOREIGN KEY ("channel_id","user_id") REFERENCES "public"."users"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "travel_restrictions" ADD CONSTRAINT "travel_restrictions_channel_id_corporation_id_corporations_channel_id_id_fk" FOREIGN KEY ("channel_id","corporation_id") REFERENCES "public"."corporations"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "default_trip_views" ADD CONSTRAINT "default_trip_views_channel_id_view_id_trip_views_channel_id_id_fk" FOREIGN KEY ("channel_id","view_id") REFERENCES "public"."trip_views"("channel_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_views" ADD CONSTRAINT "trip_views_channel_id_owner_id_users_channel_id_id_fk" FOREIGN KEY ("channel_id","owner_id") REFERENCES "public"."users"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_views" ADD CONSTRAINT "trip_views_channel_id_corporation_id_corporations_channel_id_id_fk" FOREIGN KEY ("channel_id","corporation_id") REFERENCES "public"."corporations"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "corporations_by_name" ON "corporations" USING btree ("channel_id",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "corporations_name_unique" ON "corporations" USING btree ("channel_id",lower("name")) WHERE "corporations"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "fleet_accounts_fleet_id_unique" ON "fleet_accounts" USING btree ("channel_id","corporation_id","fleet_id") WHERE "fleet_accounts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "user_corporations_by_corporation" ON "user_corporations" USING btree ("channel_id","corporation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_subject" ON "users" USING btree ("channel_id","subject");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_unique" ON "users" USING btree ("channel_id",lower("email")) WHERE "users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "batch_rows_by_outcome" ON "batch_rows" USING btree ("channel_id","batch_id","outcome","position");--> statement-breakpoint
CREATE INDEX "batches_of_user" ON "batches" USING btree ("channel_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "batches_age" ON "batches" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "batches_undone_once" ON "batches" USING btree ("channel_id","undoes") WHERE "batches"."undoes" is not null;--> statement-breakpoint
CREATE INDEX "abandoned_attempts_age" ON "abandoned_attempts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "booking_events_by_booking" ON "booking_events" USING btree ("channel_id","booking_id","occurred_at");--> statement-breakpoint
CREATE INDEX "booking_pickup_changes_pending" ON "booking_pickup_changes" USING btree ("expires_at") WHERE "booking_pickup_changes"."state" = 'PENDING';--> statement-breakpoint
CREATE INDEX "booking_pickup_changes_age" ON "booking_pickup_changes" USING btree ("updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_one_per_attempt" ON "bookings" USING btree ("channel_id","booked_by_id","attempt");--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_tracking_token" ON "bookings" USING btree ("channel_id","tracking_token");--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_dispatch_id" ON "bookings" USING btree ("channel_id","fleet_id","dispatch_id");--> statement-breakpoint
CREATE INDEX "bookings_returns_of" ON "bookings" USING btree ("channel_id","return_of") WHERE "bookings"."return_of" is not null;--> statement-breakpoint
CREATE INDEX "bookings_newest_of_account" ON "bookings" USING btree ("channel_id","corporation_id","pickup_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"status");--> statement-breakpoint
CREATE INDEX "bookings_newest" ON "bookings" USING btree ("channel_id","pickup_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"status");--> statement-breakpoint
CREATE INDEX "bookings_by_status_of_account" ON "bookings" USING btree ("channel_id","corporation_id","status","pickup_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "bookings_by_status" ON "bookings" USING btree ("channel_id","status","pickup_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "bookings_by_passenger" ON "bookings" USING btree ("channel_id","passenger_id","pickup_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"status");--> statement-breakpoint
CREATE INDEX "bookings_by_payment_of_account" ON "bookings" USING btree ("channel_id","corporation_id","payment_type","pickup_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"status");--> statement-breakpoint
CREATE INDEX "bookings_by_payment" ON "bookings" USING btree ("channel_id","payment_type","pickup_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"status");--> statement-breakpoint
CREATE INDEX "bookings_by_vehicle_of_account" ON "bookings" USING btree ("channel_id","corporation_id",("vehicle" ->> 'name'),"pickup_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "bookings_by_vehicle" ON "bookings" USING btree ("channel_id",("vehicle" ->> 'name'),"pickup_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "bookings_by_account_field" ON "bookings" USING gin ("business_account_config" jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "bookings_by_word" ON "bookings" USING gin (booking_words("passenger_name", "dispatch_id", "origin_address", "destination_address"));--> statement-breakpoint
CREATE INDEX "bookings_latest_made_of_account" ON "bookings" USING btree ("channel_id","corporation_id","created_at","id","status");--> statement-breakpoint
CREATE INDEX "bookings_latest_made" ON "bookings" USING btree ("channel_id","created_at","id","status");--> statement-breakpoint
CREATE INDEX "bookings_by_name_of_account" ON "bookings" USING btree ("channel_id","corporation_id",lower("passenger_name"),"id","status","passenger_name");--> statement-breakpoint
CREATE INDEX "bookings_by_name" ON "bookings" USING btree ("channel_id",lower("passenger_name"),"id","status","passenger_name");--> statement-breakpoint
CREATE INDEX "bookings_by_total_of_account" ON "bookings" USING btree ("channel_id","corporation_id","total","id","status");--> statement-breakpoint
CREATE INDEX "bookings_by_total" ON "bookings" USING btree ("channel_id","total","id","status");--> statement-breakpoint
CREATE INDEX "bookings_of_passenger" ON "bookings" USING btree ("channel_id","corporation_id","passenger_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "bookings_last_of_booker" ON "bookings" USING btree ("channel_id","corporation_id","booked_by_id","created_at" DESC NULLS FIRST) WHERE "bookings"."passenger_id" is not null and "bookings"."status" is not null;--> statement-breakpoint
CREATE INDEX "bookings_last_of_account" ON "bookings" USING btree ("channel_id","corporation_id","created_at" DESC NULLS FIRST) WHERE "bookings"."passenger_id" is not null and "bookings"."status" is not null;--> statement-breakpoint
CREATE INDEX "bookings_open" ON "bookings" USING btree ("state","expires_at") WHERE "bookings"."state" in ('REQUESTED', 'PAYMENT_PENDING', 'AUTHORIZED');--> statement-breakpoint
CREATE INDEX "bookings_under_way" ON "bookings" USING btree ("updated_at") WHERE "bookings"."state" = 'CONFIRMED' and "bookings"."status" in ('NEW', 'ASSIGN', 'ENROUTE', 'MADECONTACT', 'DROPPINGOFF', 'PREBOOKED');--> statement-breakpoint
CREATE INDEX "fleet_offers_by_fleet" ON "fleet_offers" USING btree ("channel_id","fleet_id");--> statement-breakpoint
CREATE INDEX "fleets_by_name" ON "fleets" USING btree ("channel_id",lower("company_name"));--> statement-breakpoint
CREATE UNIQUE INDEX "fleets_company_name_unique" ON "fleets" USING btree ("channel_id",lower("company_name")) WHERE "fleets"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "import_rows_open" ON "import_rows" USING btree ("channel_id","import_id","position") WHERE "import_rows"."outcome" is null;--> statement-breakpoint
CREATE INDEX "imports_of_user" ON "imports" USING btree ("channel_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "imports_age" ON "imports" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_lines_once" ON "invoice_lines" USING btree ("channel_id","booking_id") WHERE "invoice_lines"."amount" > 0;--> statement-breakpoint
CREATE INDEX "invoice_lines_of_trip" ON "invoice_lines" USING btree ("channel_id","booking_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_numbered_once" ON "invoices" USING btree ("channel_id","sequence");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_one_a_month" ON "invoices" USING btree ("channel_id","corporation_id","month") WHERE "invoices"."kind" = 'invoice';--> statement-breakpoint
CREATE INDEX "invoices_unpaid" ON "invoices" USING btree ("channel_id","due_on") WHERE "invoices"."status" <> 'paid';--> statement-breakpoint
CREATE INDEX "booking_payments_open" ON "booking_payments" USING btree ("updated_at") WHERE "booking_payments"."state" in ('CREATING', 'PENDING', 'AUTHORIZED');--> statement-breakpoint
CREATE UNIQUE INDEX "payment_methods_once" ON "payment_methods" USING btree ("channel_id","provider","provider_method_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_methods_one_of_card" ON "payment_methods" USING btree ("channel_id","corporation_id","provider","fingerprint","expiry_year","expiry_month") WHERE "payment_methods"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "payment_methods_of_account" ON "payment_methods" USING btree ("channel_id","corporation_id");--> statement-breakpoint
CREATE INDEX "booking_notices_open" ON "booking_notices" USING btree ("id") WHERE "booking_notices"."handled_at" is null;--> statement-breakpoint
CREATE INDEX "booking_notices_age" ON "booking_notices" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "mails_once" ON "mails" USING btree ("channel_id","fact","recipient");--> statement-breakpoint
CREATE INDEX "mails_age" ON "mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "business_guests_newest" ON "business_guests" USING btree ("channel_id","business_account_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "business_guests_same" ON "business_guests" USING btree ("channel_id","business_account_id","phone_number",lower("given_name"),lower("family_name")) WHERE "business_guests"."phone_number" is not null and "business_guests"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "business_guests_by_word" ON "business_guests" USING gin (person_words("given_name", "family_name", "email", "phone_number"));--> statement-breakpoint
CREATE INDEX "business_passengers_newest" ON "business_passengers" USING btree ("channel_id","business_account_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "business_passengers_by_group" ON "business_passengers" USING btree ("channel_id","group_id") WHERE "business_passengers"."group_id" is not null and "business_passengers"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "business_passengers_by_word" ON "business_passengers" USING gin (person_words("given_name", "family_name", "email" || ' ' || coalesce("external_id", ''), "phone"));--> statement-breakpoint
CREATE UNIQUE INDEX "business_passengers_email_unique" ON "business_passengers" USING btree ("channel_id","business_account_id",lower("email")) WHERE "business_passengers"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "business_passengers_external_id_unique" ON "business_passengers" USING btree ("channel_id","business_account_id",lower("external_id")) WHERE "business_passengers"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "employee_groups_by_restriction" ON "employee_groups" USING btree ("channel_id","restriction_id") WHERE "employee_groups"."restriction_id" is not null;--> statement-breakpoint
CREATE INDEX "employee_groups_by_corporation" ON "employee_groups" USING btree ("channel_id","corporation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "employee_groups_one_default" ON "employee_groups" USING btree ("channel_id","corporation_id") WHERE "employee_groups"."is_default" and "employee_groups"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "favourite_addresses_by_account" ON "favourite_addresses" USING btree ("channel_id","entity_id");--> statement-breakpoint
CREATE UNIQUE INDEX "favourite_addresses_alias_unique" ON "favourite_addresses" USING btree ("channel_id","entity_id",lower("alias")) WHERE "favourite_addresses"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "receipt_numbers_once" ON "receipt_numbers" USING btree ("channel_id","number");--> statement-breakpoint
CREATE INDEX "report_exports_of_user" ON "report_exports" USING btree ("channel_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "report_exports_age" ON "report_exports" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "report_exports_one_running" ON "report_exports" USING btree ("channel_id","user_id","path",md5("query"::text),"language") WHERE "report_exports"."state" in ('QUEUED', 'RUNNING');--> statement-breakpoint
CREATE INDEX "used_report_tickets_expiry" ON "used_report_tickets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sandbox_dispatch_trips_due" ON "sandbox_dispatch_trips" USING btree ("next_step_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_mails_once" ON "sandbox_mails" USING btree ("channel_id","message_id");--> statement-breakpoint
CREATE INDEX "sandbox_mails_newest" ON "sandbox_mails" USING btree ("channel_id","received_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "sandbox_payment_events_due" ON "sandbox_payment_events" USING btree ("next_attempt_at");--> statement-breakpoint
CREATE INDEX "sandbox_payment_objects_held" ON "sandbox_payment_objects" USING btree ("created_at") WHERE "sandbox_payment_objects"."data" ->> 'status' = 'requires_capture';--> statement-breakpoint
CREATE INDEX "audit_entries_by_resource" ON "audit_entries" USING btree ("channel_id","resource","resource_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "identity_records_by_grant" ON "identity_records" USING btree ("issuer","grant_id");--> statement-breakpoint
CREATE UNIQUE INDEX "identity_records_by_uid" ON "identity_records" USING btree ("issuer","model","uid");--> statement-breakpoint
CREATE INDEX "identity_records_expiry" ON "identity_records" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "travel_restrictions_by_account" ON "travel_restrictions" USING btree ("channel_id","corporation_id");--> statement-breakpoint
CREATE INDEX "tracked_events_age" ON "tracked_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "default_trip_views_by_view" ON "default_trip_views" USING btree ("channel_id","view_id");--> statement-breakpoint
CREATE INDEX "trip_views_of_owner" ON "trip_views" USING btree ("channel_id","owner_id");--> statement-breakpoint
CREATE INDEX "trip_views_shared" ON "trip_views" USING btree ("channel_id","shared_with","corporation_id");--> statement-breakpoint
-- Each trip that is written is announced when its transaction commits, also when it is written by
-- hand. The payload has only ids, so that listeners read the row by the same rules as everybody.
CREATE FUNCTION announce_booking() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('booking_changes', json_build_object(
    'channelId', NEW.channel_id, 'corporationId', NEW.corporation_id, 'bookingId', NEW.id)::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER bookings_announce AFTER INSERT OR UPDATE ON "bookings"
  FOR EACH ROW WHEN (NEW.status IS NOT NULL) EXECUTE FUNCTION announce_booking();
--> statement-breakpoint
-- Each statement that adds, changes or removes trips adds its differences to the counts: one row
-- for each kind of trip and month, no matter how many trips it touched.
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
-- Tells the processes that send trips to a user when the user may no longer sign in or sees other
-- accounts from now on. The payload has only ids.
CREATE FUNCTION announce_access() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed jsonb := CASE TG_OP WHEN 'DELETE' THEN to_jsonb(OLD) ELSE to_jsonb(NEW) END;
BEGIN
  PERFORM pg_notify('access_changes', json_build_object(
    'channelId', changed->>'channel_id', 'userId', changed->>TG_ARGV[0])::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_announce AFTER UPDATE OF "status", "role", "deleted_at" ON "users"
  FOR EACH ROW EXECUTE FUNCTION announce_access('id');
--> statement-breakpoint
CREATE TRIGGER user_corporations_announce AFTER INSERT OR UPDATE OR DELETE ON "user_corporations"
  FOR EACH ROW EXECUTE FUNCTION announce_access('user_id');

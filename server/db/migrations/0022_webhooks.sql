CREATE TABLE "webhook_deliveries" (
	"channel_id" text NOT NULL,
	"id" uuid NOT NULL,
	"endpoint_id" uuid NOT NULL,
	"corporation_id" uuid,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "webhook_deliveries_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"subject" uuid NOT NULL,
	"data" jsonb NOT NULL,
	"occurred_at" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone,
	"attempts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "webhook_deliveries_channel_id_id_pk" PRIMARY KEY("channel_id","id")
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoints" (
	"channel_id" text NOT NULL,
	"id" uuid NOT NULL,
	"corporation_id" uuid,
	"url" text NOT NULL,
	"types" text[] NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"switched_off_at" timestamp (3) with time zone,
	"failing_since" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhook_endpoints_channel_id_id_pk" PRIMARY KEY("channel_id","id")
);
--> statement-breakpoint
CREATE TABLE "webhook_secrets" (
	"channel_id" text NOT NULL,
	"id" uuid NOT NULL,
	"endpoint_id" uuid NOT NULL,
	"secret" text NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhook_secrets_channel_id_id_pk" PRIMARY KEY("channel_id","id")
);
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_channel_id_endpoint_id_webhook_endpoints_channel_id_id_fk" FOREIGN KEY ("channel_id","endpoint_id") REFERENCES "public"."webhook_endpoints"("channel_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_channel_id_corporation_id_corporations_channel_id_id_fk" FOREIGN KEY ("channel_id","corporation_id") REFERENCES "public"."corporations"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_channel_id_corporation_id_corporations_channel_id_id_fk" FOREIGN KEY ("channel_id","corporation_id") REFERENCES "public"."corporations"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_secrets" ADD CONSTRAINT "webhook_secrets_channel_id_endpoint_id_webhook_endpoints_channel_id_id_fk" FOREIGN KEY ("channel_id","endpoint_id") REFERENCES "public"."webhook_endpoints"("channel_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_of_endpoint" ON "webhook_deliveries" USING btree ("channel_id","endpoint_id","position");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_open" ON "webhook_deliveries" USING btree ("channel_id","endpoint_id","subject","position") WHERE "webhook_deliveries"."state" in ('waiting', 'queued');--> statement-breakpoint
CREATE INDEX "webhook_deliveries_waiting" ON "webhook_deliveries" USING btree ("position") WHERE "webhook_deliveries"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_age" ON "webhook_deliveries" USING btree ("occurred_at");--> statement-breakpoint
CREATE INDEX "webhook_endpoints_of_account" ON "webhook_endpoints" USING btree ("channel_id","corporation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_secrets_present" ON "webhook_secrets" USING btree ("channel_id","endpoint_id") WHERE "webhook_secrets"."ends_at" is null;--> statement-breakpoint
-- Writes an event for every endpoint that wants it, in the transaction that makes it true. The endpoints of the
-- operator are hidden from whoever works for an account, so this runs as the owner of the tables.
CREATE FUNCTION note_webhooks(in_channel text, account uuid, event text, about uuid, told jsonb)
RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  INSERT INTO webhook_deliveries (channel_id, id, endpoint_id, corporation_id, type, subject, data, occurred_at, state)
  SELECT e.channel_id, gen_random_uuid(), e.id, e.corporation_id, event, about, told, now(),
    CASE WHEN e.status = 'active' THEN 'waiting' ELSE 'held' END
  FROM webhook_endpoints e
  WHERE e.channel_id = in_channel AND (e.corporation_id IS NULL OR e.corporation_id = account)
    AND (e.types = '{}' OR event = ANY (e.types))
    AND EXISTS (SELECT FROM webhook_secrets s WHERE s.channel_id = e.channel_id AND s.endpoint_id = e.id)
    -- What happens while an endpoint is broken can be sent later; what happens while somebody keeps it off cannot.
    AND (e.status = 'active' OR e.switched_off_at IS NOT NULL);
  IF FOUND THEN PERFORM pg_notify('webhook_events', ''); END IF;
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION note_webhooks(text, uuid, text, uuid, jsonb) FROM PUBLIC;
--> statement-breakpoint
CREATE FUNCTION note_trip_webhooks() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE
  was bookings;
  told jsonb := jsonb_build_object('bookingId', NEW.id, 'corporationId', NEW.corporation_id, 'state', NEW.state,
    'status', NEW.status, 'pickupTime', NEW.pickup_time, 'pickupTimeZone', NEW.pickup_time_zone, 'total', NEW.total,
    'currency', coalesce(NEW.pricing_details ->> 'currency', NEW.fare_estimate ->> 'currency'));
BEGIN
  IF TG_OP = 'UPDATE' THEN was := OLD; END IF;
  IF was.status IS NULL THEN
    PERFORM note_webhooks(NEW.channel_id, NEW.corporation_id, 'trip.created', NEW.id, told);
    RETURN NULL;
  END IF;
  IF (was.status, was.pickup_at) IS DISTINCT FROM (NEW.status, NEW.pickup_at) THEN
    PERFORM note_webhooks(NEW.channel_id, NEW.corporation_id,
      CASE WHEN NEW.status IN ('CUSTOMER_CANCELLED', 'ARCHIVE_CUSTOMER_CANCELLED', 'DISPATCH_CANCELLED', 'DRIVER_CANCELLED', 'NOSHOW')
        AND was.status <> NEW.status THEN 'trip.cancelled' ELSE 'trip.changed' END, NEW.id, told);
  END IF;
  IF was.total IS DISTINCT FROM NEW.total THEN
    PERFORM note_webhooks(NEW.channel_id, NEW.corporation_id, 'trip.price-changed', NEW.id, told);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER bookings_webhooks_made AFTER INSERT ON "bookings"
  FOR EACH ROW WHEN (NEW.status IS NOT NULL) EXECUTE FUNCTION note_trip_webhooks();
--> statement-breakpoint
CREATE TRIGGER bookings_webhooks_moved AFTER UPDATE ON "bookings"
  FOR EACH ROW WHEN (NEW.status IS NOT NULL AND (OLD.status, OLD.pickup_at, OLD.total) IS DISTINCT FROM (NEW.status, NEW.pickup_at, NEW.total))
  EXECUTE FUNCTION note_trip_webhooks();
--> statement-breakpoint
CREATE FUNCTION note_invoice_webhooks() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  PERFORM note_webhooks(NEW.channel_id, NEW.corporation_id,
    CASE TG_OP WHEN 'INSERT' THEN 'invoice.created' ELSE 'invoice.changed' END, NEW.id,
    jsonb_build_object('invoiceId', NEW.id, 'corporationId', NEW.corporation_id, 'number', NEW.number, 'kind', NEW.kind,
      'month', NEW.month, 'dueOn', NEW.due_on, 'status', NEW.status, 'total', NEW.total, 'credited', NEW.credited,
      'currency', NEW.currency));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER invoices_webhooks_made AFTER INSERT ON "invoices"
  FOR EACH ROW EXECUTE FUNCTION note_invoice_webhooks();
--> statement-breakpoint
CREATE TRIGGER invoices_webhooks_changed AFTER UPDATE ON "invoices"
  FOR EACH ROW WHEN ((OLD.status, OLD.credited) IS DISTINCT FROM (NEW.status, NEW.credited)) EXECUTE FUNCTION note_invoice_webhooks();
--> statement-breakpoint
CREATE FUNCTION note_import_webhooks() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  PERFORM note_webhooks(NEW.channel_id, NEW.corporation_id, 'import.finished', NEW.id,
    jsonb_build_object('importId', NEW.id, 'corporationId', NEW.corporation_id, 'resource', NEW.resource, 'state', NEW.state));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER imports_webhooks AFTER UPDATE ON "imports"
  FOR EACH ROW WHEN (OLD.state <> NEW.state AND NEW.state IN ('DONE', 'FAILED')) EXECUTE FUNCTION note_import_webhooks();
--> statement-breakpoint
CREATE FUNCTION note_person_webhooks() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE
  was_there boolean := false;
BEGIN
  IF TG_OP = 'UPDATE' THEN was_there := OLD.deleted_at IS NULL; END IF;
  PERFORM note_webhooks(NEW.channel_id, NEW.business_account_id,
    CASE WHEN NEW.deleted_at IS NOT NULL THEN 'person.deleted' WHEN was_there THEN 'person.changed' ELSE 'person.created' END,
    NEW.id, jsonb_build_object('employeeId', NEW.id, 'corporationId', NEW.business_account_id, 'status', NEW.status));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER business_passengers_webhooks_made AFTER INSERT ON "business_passengers"
  FOR EACH ROW WHEN (NEW.deleted_at IS NULL) EXECUTE FUNCTION note_person_webhooks();
--> statement-breakpoint
CREATE TRIGGER business_passengers_webhooks_changed AFTER UPDATE ON "business_passengers"
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.* AND (OLD.deleted_at IS NULL OR NEW.deleted_at IS NULL)) EXECUTE FUNCTION note_person_webhooks();

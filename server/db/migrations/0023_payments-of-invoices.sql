CREATE TABLE "invoice_payments" (
	"channel_id" text NOT NULL,
	"id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"corporation_id" uuid NOT NULL,
	"paid_on" date NOT NULL,
	"amount" integer NOT NULL,
	"reference" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoice_payments_channel_id_id_pk" PRIMARY KEY("channel_id","id")
);
--> statement-breakpoint
DROP INDEX "invoice_lines_once";--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD COLUMN "adjusts" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "received" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_payments" ADD CONSTRAINT "invoice_payments_channel_id_invoice_id_invoices_channel_id_id_fk" FOREIGN KEY ("channel_id","invoice_id") REFERENCES "public"."invoices"("channel_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_payments" ADD CONSTRAINT "invoice_payments_channel_id_corporation_id_corporations_channel_id_id_fk" FOREIGN KEY ("channel_id","corporation_id") REFERENCES "public"."corporations"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_payments_of_invoice" ON "invoice_payments" USING btree ("channel_id","invoice_id");--> statement-breakpoint
CREATE INDEX "invoice_payments_of_account" ON "invoice_payments" USING btree ("channel_id","corporation_id","paid_on");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_lines_once" ON "invoice_lines" USING btree ("channel_id","booking_id") WHERE "invoice_lines"."amount" > 0 and not "invoice_lines"."adjusts";--> statement-breakpoint
-- Invoices that were marked as paid have the payment that this meant.
INSERT INTO "invoice_payments" ("channel_id", "id", "invoice_id", "corporation_id", "paid_on", "amount", "created_at")
SELECT "channel_id", gen_random_uuid(), "id", "corporation_id", "paid_at"::date, "total" - "credited", "paid_at" FROM "invoices"
WHERE "kind" = 'invoice' AND "status" = 'paid' AND "total" > "credited" AND "paid_at" IS NOT NULL;
--> statement-breakpoint
UPDATE "invoices" SET "received" = "total" - "credited"
WHERE "kind" = 'invoice' AND "status" = 'paid' AND "total" > "credited" AND "paid_at" IS NOT NULL;
--> statement-breakpoint
-- Systems outside are told of payments in part too.
CREATE OR REPLACE FUNCTION note_invoice_webhooks() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  PERFORM note_webhooks(NEW.channel_id, NEW.corporation_id,
    CASE TG_OP WHEN 'INSERT' THEN 'invoice.created' ELSE 'invoice.changed' END, NEW.id,
    jsonb_build_object('invoiceId', NEW.id, 'corporationId', NEW.corporation_id, 'number', NEW.number, 'kind', NEW.kind,
      'month', NEW.month, 'dueOn', NEW.due_on, 'status', NEW.status, 'total', NEW.total, 'credited', NEW.credited,
      'received', NEW.received, 'currency', NEW.currency));
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER invoices_webhooks_changed ON "invoices";
--> statement-breakpoint
CREATE TRIGGER invoices_webhooks_changed AFTER UPDATE ON "invoices"
  FOR EACH ROW WHEN ((OLD.status, OLD.credited, OLD.received) IS DISTINCT FROM (NEW.status, NEW.credited, NEW.received))
  EXECUTE FUNCTION note_invoice_webhooks();

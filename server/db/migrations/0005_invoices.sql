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
ALTER TABLE "mails" ADD COLUMN "invoice_id" uuid;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_channel_id_invoice_id_invoices_channel_id_id_fk" FOREIGN KEY ("channel_id","invoice_id") REFERENCES "public"."invoices"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_channel_id_booking_id_bookings_channel_id_id_fk" FOREIGN KEY ("channel_id","booking_id") REFERENCES "public"."bookings"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_channel_id_corporation_id_corporations_channel_id_id_fk" FOREIGN KEY ("channel_id","corporation_id") REFERENCES "public"."corporations"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_lines_once" ON "invoice_lines" USING btree ("channel_id","booking_id") WHERE "invoice_lines"."amount" > 0;--> statement-breakpoint
CREATE INDEX "invoice_lines_of_trip" ON "invoice_lines" USING btree ("channel_id","booking_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_numbered_once" ON "invoices" USING btree ("channel_id","sequence");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_one_a_month" ON "invoices" USING btree ("channel_id","corporation_id","month") WHERE "invoices"."kind" = 'invoice';--> statement-breakpoint
CREATE INDEX "invoices_unpaid" ON "invoices" USING btree ("channel_id","due_on") WHERE "invoices"."status" <> 'paid';
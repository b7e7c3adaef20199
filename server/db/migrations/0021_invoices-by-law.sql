CREATE TABLE "account_billing" (
	"channel_id" text NOT NULL,
	"corporation_id" uuid NOT NULL,
	"legal_name" text,
	"address" text,
	"country" text,
	"tax_number" text,
	"purchase_order" text,
	"emails" jsonb NOT NULL,
	"payment_days" integer,
	CONSTRAINT "account_billing_channel_id_corporation_id_pk" PRIMARY KEY("channel_id","corporation_id")
);
--> statement-breakpoint
CREATE TABLE "fleet_tax_rates" (
	"channel_id" text NOT NULL,
	"fleet_id" uuid NOT NULL,
	"valid_from" date NOT NULL,
	"rate" real,
	CONSTRAINT "fleet_tax_rates_channel_id_fleet_id_valid_from_pk" PRIMARY KEY("channel_id","fleet_id","valid_from")
);
--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD COLUMN "tax" integer;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD COLUMN "tax_rate" real;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "buyer" jsonb;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "pay_to" jsonb;--> statement-breakpoint
ALTER TABLE "account_billing" ADD CONSTRAINT "account_billing_channel_id_corporation_id_corporations_channel_id_id_fk" FOREIGN KEY ("channel_id","corporation_id") REFERENCES "public"."corporations"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fleet_tax_rates" ADD CONSTRAINT "fleet_tax_rates_channel_id_fleet_id_fleets_channel_id_id_fk" FOREIGN KEY ("channel_id","fleet_id") REFERENCES "public"."fleets"("channel_id","id") ON DELETE no action ON UPDATE no action;
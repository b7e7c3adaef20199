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
DROP INDEX "report_exports_one_running";--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "receipt_of" uuid;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "stop_url" text;--> statement-breakpoint
ALTER TABLE "sandbox_mails" ADD COLUMN "attachments" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "list_preferences" ADD CONSTRAINT "list_preferences_channel_id_user_id_users_channel_id_id_fk" FOREIGN KEY ("channel_id","user_id") REFERENCES "public"."users"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_preferences" ADD CONSTRAINT "mail_preferences_channel_id_user_id_users_channel_id_id_fk" FOREIGN KEY ("channel_id","user_id") REFERENCES "public"."users"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_numbers" ADD CONSTRAINT "receipt_numbers_channel_id_booking_id_bookings_channel_id_id_fk" FOREIGN KEY ("channel_id","booking_id") REFERENCES "public"."bookings"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "receipt_numbers_once" ON "receipt_numbers" USING btree ("channel_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "report_exports_one_running" ON "report_exports" USING btree ("channel_id","user_id","path",md5("query"::text),"language") WHERE "report_exports"."state" in ('QUEUED', 'RUNNING');
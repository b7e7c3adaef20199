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
	"state" text DEFAULT 'QUEUED' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "mails_channel_id_id_pk" PRIMARY KEY("channel_id","id")
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
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_mails_channel_id_id_pk" PRIMARY KEY("channel_id","id")
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "tracking_token" text;--> statement-breakpoint
UPDATE "bookings" SET "tracking_token" = replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');--> statement-breakpoint
UPDATE "bookings" SET "tracking_link" = '/track/' || "tracking_token" WHERE "tracking_link" IS NULL AND "status" IN ('NEW', 'ASSIGN', 'ENROUTE', 'MADECONTACT', 'DROPPINGOFF', 'PREBOOKED');--> statement-breakpoint
ALTER TABLE "bookings" ALTER COLUMN "tracking_token" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "fleets" ADD COLUMN "contact_email" text;--> statement-breakpoint
ALTER TABLE "booking_notices" ADD CONSTRAINT "booking_notices_channel_id_booking_id_bookings_channel_id_id_fk" FOREIGN KEY ("channel_id","booking_id") REFERENCES "public"."bookings"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_notices_open" ON "booking_notices" USING btree ("id") WHERE "booking_notices"."handled_at" is null;--> statement-breakpoint
CREATE INDEX "booking_notices_age" ON "booking_notices" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "mails_once" ON "mails" USING btree ("channel_id","fact","recipient");--> statement-breakpoint
CREATE INDEX "mails_age" ON "mails" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_mails_once" ON "sandbox_mails" USING btree ("channel_id","message_id");--> statement-breakpoint
CREATE INDEX "sandbox_mails_newest" ON "sandbox_mails" USING btree ("channel_id","received_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_tracking_token" ON "bookings" USING btree ("channel_id","tracking_token");
CREATE TABLE "abandoned_attempts" (
	"channel_id" text NOT NULL,
	"booked_by_id" uuid NOT NULL,
	"attempt" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "abandoned_attempts_channel_id_booked_by_id_attempt_pk" PRIMARY KEY("channel_id","booked_by_id","attempt")
);
--> statement-breakpoint
CREATE INDEX "abandoned_attempts_age" ON "abandoned_attempts" USING btree ("created_at");
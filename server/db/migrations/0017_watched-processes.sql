CREATE TABLE "activity" (
	"channel_id" text NOT NULL,
	"slot" timestamp (3) with time zone NOT NULL,
	"measure" text NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "activity_channel_id_slot_measure_pk" PRIMARY KEY("channel_id","slot","measure")
);
--> statement-breakpoint
CREATE TABLE "backups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"bytes" bigint NOT NULL,
	"rows" bigint NOT NULL,
	"is_checked" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "server_processes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"host" text NOT NULL,
	"pid" integer NOT NULL,
	"version" text NOT NULL,
	"node" text NOT NULL,
	"memory_bytes" bigint NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "storage_sizes" (
	"day" date PRIMARY KEY NOT NULL,
	"bytes" bigint NOT NULL
);

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
ALTER TABLE "batch_rows" ADD CONSTRAINT "batch_rows_channel_id_batch_id_batches_channel_id_id_fk" FOREIGN KEY ("channel_id","batch_id") REFERENCES "public"."batches"("channel_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_channel_id_user_id_users_channel_id_id_fk" FOREIGN KEY ("channel_id","user_id") REFERENCES "public"."users"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "batch_rows_by_outcome" ON "batch_rows" USING btree ("channel_id","batch_id","outcome","position");--> statement-breakpoint
CREATE INDEX "batches_of_user" ON "batches" USING btree ("channel_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "batches_age" ON "batches" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "batches_undone_once" ON "batches" USING btree ("channel_id","undoes") WHERE "batches"."undoes" is not null;
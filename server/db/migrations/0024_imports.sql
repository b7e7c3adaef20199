CREATE TABLE "import_rows" (
	"channel_id" text NOT NULL,
	"import_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"line" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"identity" text,
	"outcome" text,
	"is_written" boolean DEFAULT false NOT NULL,
	"row_id" uuid,
	"label" text DEFAULT '' NOT NULL,
	"mended" jsonb,
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
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_channel_id_import_id_imports_channel_id_id_fk" FOREIGN KEY ("channel_id","import_id") REFERENCES "public"."imports"("channel_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_channel_id_user_id_users_channel_id_id_fk" FOREIGN KEY ("channel_id","user_id") REFERENCES "public"."users"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_rows_open" ON "import_rows" USING btree ("channel_id","import_id","position") WHERE "import_rows"."outcome" is null;--> statement-breakpoint
CREATE INDEX "import_rows_by_identity" ON "import_rows" USING btree ("channel_id","import_id","identity","position");--> statement-breakpoint
CREATE INDEX "imports_of_user" ON "imports" USING btree ("channel_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "imports_age" ON "imports" USING btree ("created_at");
CREATE TABLE "travel_restrictions" (
	"channel_id" text NOT NULL,
	"id" uuid NOT NULL,
	"corporation_id" uuid NOT NULL,
	"name" text NOT NULL,
	"status" text NOT NULL,
	"applies_to_guests" boolean NOT NULL,
	"rules" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "travel_restrictions_channel_id_id_pk" PRIMARY KEY("channel_id","id")
);
--> statement-breakpoint
ALTER TABLE "employee_groups" ADD COLUMN "restriction_id" uuid;--> statement-breakpoint
ALTER TABLE "travel_restrictions" ADD CONSTRAINT "travel_restrictions_channel_id_corporation_id_corporations_channel_id_id_fk" FOREIGN KEY ("channel_id","corporation_id") REFERENCES "public"."corporations"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "travel_restrictions_by_account" ON "travel_restrictions" USING btree ("channel_id","corporation_id");--> statement-breakpoint
ALTER TABLE "employee_groups" ADD CONSTRAINT "employee_groups_channel_id_restriction_id_travel_restrictions_channel_id_id_fk" FOREIGN KEY ("channel_id","restriction_id") REFERENCES "public"."travel_restrictions"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "employee_groups_by_restriction" ON "employee_groups" USING btree ("channel_id","restriction_id") WHERE "employee_groups"."restriction_id" is not null;
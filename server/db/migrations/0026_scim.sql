CREATE TABLE "scim_calls" (
	"channel_id" text NOT NULL,
	"id" uuid NOT NULL,
	"corporation_id" uuid NOT NULL,
	"method" text NOT NULL,
	"path" text NOT NULL,
	"status" integer NOT NULL,
	"detail" text,
	"took_ms" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "scim_calls_channel_id_id_pk" PRIMARY KEY("channel_id","id")
);
--> statement-breakpoint
CREATE TABLE "scim_groups" (
	"channel_id" text NOT NULL,
	"id" uuid NOT NULL,
	"corporation_id" uuid NOT NULL,
	"display_name" text NOT NULL,
	"external_id" text,
	"employee_group_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "scim_groups_channel_id_id_pk" PRIMARY KEY("channel_id","id")
);
--> statement-breakpoint
CREATE TABLE "scim_members" (
	"channel_id" text NOT NULL,
	"corporation_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"display" text,
	CONSTRAINT "scim_members_channel_id_group_id_user_id_pk" PRIMARY KEY("channel_id","group_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "scim_rules" (
	"channel_id" text NOT NULL,
	"corporation_id" uuid NOT NULL,
	"rules" jsonb NOT NULL,
	CONSTRAINT "scim_rules_channel_id_corporation_id_pk" PRIMARY KEY("channel_id","corporation_id")
);
--> statement-breakpoint
CREATE TABLE "scim_users" (
	"channel_id" text NOT NULL,
	"id" uuid NOT NULL,
	"corporation_id" uuid NOT NULL,
	"user_name" text NOT NULL,
	"external_id" text,
	"active" boolean NOT NULL,
	"resource" jsonb NOT NULL,
	"passenger_id" uuid,
	"user_id" uuid,
	"trouble" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "scim_users_channel_id_id_pk" PRIMARY KEY("channel_id","id")
);
--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "directory" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "scim_calls" ADD CONSTRAINT "scim_calls_channel_id_corporation_id_corporations_channel_id_id_fk" FOREIGN KEY ("channel_id","corporation_id") REFERENCES "public"."corporations"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scim_groups" ADD CONSTRAINT "scim_groups_channel_id_corporation_id_corporations_channel_id_id_fk" FOREIGN KEY ("channel_id","corporation_id") REFERENCES "public"."corporations"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scim_groups" ADD CONSTRAINT "scim_groups_channel_id_employee_group_id_employee_groups_channel_id_id_fk" FOREIGN KEY ("channel_id","employee_group_id") REFERENCES "public"."employee_groups"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scim_members" ADD CONSTRAINT "scim_members_channel_id_corporation_id_corporations_channel_id_id_fk" FOREIGN KEY ("channel_id","corporation_id") REFERENCES "public"."corporations"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scim_members" ADD CONSTRAINT "scim_members_channel_id_group_id_scim_groups_channel_id_id_fk" FOREIGN KEY ("channel_id","group_id") REFERENCES "public"."scim_groups"("channel_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scim_members" ADD CONSTRAINT "scim_members_channel_id_user_id_scim_users_channel_id_id_fk" FOREIGN KEY ("channel_id","user_id") REFERENCES "public"."scim_users"("channel_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scim_rules" ADD CONSTRAINT "scim_rules_channel_id_corporation_id_corporations_channel_id_id_fk" FOREIGN KEY ("channel_id","corporation_id") REFERENCES "public"."corporations"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scim_users" ADD CONSTRAINT "scim_users_channel_id_corporation_id_corporations_channel_id_id_fk" FOREIGN KEY ("channel_id","corporation_id") REFERENCES "public"."corporations"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scim_users" ADD CONSTRAINT "scim_users_channel_id_passenger_id_business_passengers_channel_id_id_fk" FOREIGN KEY ("channel_id","passenger_id") REFERENCES "public"."business_passengers"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scim_users" ADD CONSTRAINT "scim_users_channel_id_user_id_users_channel_id_id_fk" FOREIGN KEY ("channel_id","user_id") REFERENCES "public"."users"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scim_calls_of_account" ON "scim_calls" USING btree ("channel_id","corporation_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "scim_calls_age" ON "scim_calls" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "scim_groups_in_order" ON "scim_groups" USING btree ("channel_id","corporation_id","created_at","id");--> statement-breakpoint
CREATE INDEX "scim_members_by_user" ON "scim_members" USING btree ("channel_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "scim_users_name" ON "scim_users" USING btree ("channel_id","corporation_id",lower("user_name"));--> statement-breakpoint
CREATE INDEX "scim_users_in_order" ON "scim_users" USING btree ("channel_id","corporation_id","created_at","id");--> statement-breakpoint
CREATE INDEX "scim_users_by_external_id" ON "scim_users" USING btree ("channel_id","corporation_id","external_id");--> statement-breakpoint
CREATE UNIQUE INDEX "scim_users_passenger" ON "scim_users" USING btree ("channel_id","passenger_id") WHERE "scim_users"."passenger_id" is not null;
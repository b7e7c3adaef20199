CREATE TABLE "api_key_secrets" (
	"channel_id" text NOT NULL,
	"id" uuid NOT NULL,
	"key_id" uuid NOT NULL,
	"start" text NOT NULL,
	"hash" text NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "api_key_secrets_channel_id_id_pk" PRIMARY KEY("channel_id","id")
);
--> statement-breakpoint
CREATE TABLE "api_keys" (
	"channel_id" text NOT NULL,
	"id" uuid NOT NULL,
	"corporation_id" uuid,
	"name" text NOT NULL,
	"trips" text NOT NULL,
	"people" text NOT NULL,
	"rules" text NOT NULL,
	"accounts" text NOT NULL,
	"invoices" text NOT NULL,
	"fleets" text NOT NULL,
	"expires_on" date,
	"addresses" text,
	"status" text NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "api_keys_channel_id_id_pk" PRIMARY KEY("channel_id","id")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_key" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "api_key_secrets" ADD CONSTRAINT "api_key_secrets_channel_id_key_id_api_keys_channel_id_id_fk" FOREIGN KEY ("channel_id","key_id") REFERENCES "public"."api_keys"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_channel_id_corporation_id_corporations_channel_id_id_fk" FOREIGN KEY ("channel_id","corporation_id") REFERENCES "public"."corporations"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "api_key_secrets_start" ON "api_key_secrets" USING btree ("channel_id","start");--> statement-breakpoint
CREATE UNIQUE INDEX "api_key_secrets_present" ON "api_key_secrets" USING btree ("channel_id","key_id") WHERE "api_key_secrets"."ends_at" is null;--> statement-breakpoint
CREATE INDEX "api_key_secrets_by_key" ON "api_key_secrets" USING btree ("channel_id","key_id");--> statement-breakpoint
CREATE INDEX "api_keys_in_order" ON "api_keys" USING btree ("channel_id","corporation_id","created_at");--> statement-breakpoint
-- Live streams of a key end when it allows something else, and when a secret of it is ended.
CREATE TRIGGER api_keys_announce AFTER UPDATE OF "status", "deleted_at", "trips", "people", "addresses", "expires_on" ON "api_keys"
  FOR EACH ROW EXECUTE FUNCTION announce_access('id');
--> statement-breakpoint
CREATE TRIGGER api_key_secrets_announce AFTER UPDATE OR DELETE ON "api_key_secrets"
  FOR EACH ROW EXECUTE FUNCTION announce_access('key_id');

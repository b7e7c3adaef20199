DROP INDEX "users_email_unique";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "signs_in_as" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "joined_at" timestamp (3) with time zone;--> statement-breakpoint
-- Whoever is there already has been told, and may sign in.
UPDATE "users" SET "joined_at" = "created_at";--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_channel_id_signs_in_as_users_channel_id_id_fk" FOREIGN KEY ("channel_id","signs_in_as") REFERENCES "public"."users"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_by_sign_in" ON "users" USING btree ("channel_id","signs_in_as") WHERE "users"."signs_in_as" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_unique" ON "users" USING btree ("channel_id",lower("email")) WHERE "users"."deleted_at" is null and "users"."signs_in_as" is null;--> statement-breakpoint
-- Live streams and sessions are those of the row that somebody signs in with.
CREATE OR REPLACE FUNCTION announce_access() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed jsonb := CASE TG_OP WHEN 'DELETE' THEN to_jsonb(OLD) ELSE to_jsonb(NEW) END;
  person text;
BEGIN
  SELECT coalesce(signs_in_as, id)::text INTO person FROM public.users
  WHERE channel_id = changed->>'channel_id' AND id = (changed->>TG_ARGV[0])::uuid;
  PERFORM pg_notify('access_changes', json_build_object(
    'channelId', changed->>'channel_id',
    'userId', coalesce(person, changed->>TG_ARGV[0]))::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER users_announce ON "users";
--> statement-breakpoint
CREATE TRIGGER users_announce AFTER UPDATE OF "status", "role", "deleted_at", "joined_at" ON "users"
  FOR EACH ROW EXECUTE FUNCTION announce_access('id');

DROP INDEX "users_email";--> statement-breakpoint
ALTER TABLE "user_corporations" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "business_passengers" ADD COLUMN "invited_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_unique" ON "users" USING btree ("channel_id",lower("email")) WHERE "users"."deleted_at" is null;--> statement-breakpoint
-- Whoever may sign in no longer, or sees other accounts from now on, is told to those who follow
-- trips for them. The payload is ids alone.
CREATE FUNCTION announce_access() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed jsonb := CASE TG_OP WHEN 'DELETE' THEN to_jsonb(OLD) ELSE to_jsonb(NEW) END;
BEGIN
  PERFORM pg_notify('access_changes', json_build_object(
    'channelId', changed->>'channel_id', 'userId', changed->>TG_ARGV[0])::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_announce AFTER UPDATE OF "status", "role", "deleted_at" ON "users"
  FOR EACH ROW EXECUTE FUNCTION announce_access('id');
--> statement-breakpoint
CREATE TRIGGER user_corporations_announce AFTER INSERT OR UPDATE OR DELETE ON "user_corporations"
  FOR EACH ROW EXECUTE FUNCTION announce_access('user_id');

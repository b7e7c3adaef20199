ALTER TABLE "webhook_endpoints" ALTER COLUMN "status" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" RENAME COLUMN "description" TO "name";--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ALTER COLUMN "name" DROP DEFAULT;--> statement-breakpoint
UPDATE "webhook_endpoints" SET "name" = coalesce(nullif(left("name", 60), ''), 'Webhook');--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
-- As before, without endpoints that are deleted.
CREATE OR REPLACE FUNCTION note_webhooks(in_channel text, account uuid, event text, about uuid, told jsonb)
RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  INSERT INTO webhook_deliveries (channel_id, id, endpoint_id, corporation_id, type, subject, data, occurred_at, state)
  SELECT e.channel_id, gen_random_uuid(), e.id, e.corporation_id, event, about, told, now(),
    CASE WHEN e.status = 'active' THEN 'waiting' ELSE 'held' END
  FROM webhook_endpoints e
  WHERE e.channel_id = in_channel AND (e.corporation_id IS NULL OR e.corporation_id = account) AND e.deleted_at IS NULL
    AND (e.types = '{}' OR event = ANY (e.types))
    AND EXISTS (SELECT FROM webhook_secrets s WHERE s.channel_id = e.channel_id AND s.endpoint_id = e.id)
    -- What happens while an endpoint is broken can be sent later; what happens while somebody keeps it off cannot.
    AND (e.status = 'active' OR e.switched_off_at IS NOT NULL);
  IF FOUND THEN PERFORM pg_notify('webhook_events', ''); END IF;
END $$;

ALTER TABLE "identity_records" ADD COLUMN "channel_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "identity_records" ALTER COLUMN "channel_id" DROP DEFAULT;--> statement-breakpoint
UPDATE "identity_records" r SET "channel_id" = u."channel_id" FROM "users" u
WHERE r."model" IN ('MailedLink', 'SignedInDevice') AND u."id"::text = r."grant_id"
  OR r."issuer" <> '' AND u."id"::text = r."payload" ->> 'accountId';--> statement-breakpoint
-- All rows of an issuer belong to the same channel, also those that name nobody yet.
UPDATE "identity_records" r SET "channel_id" = known."channel_id"
FROM (
  SELECT "issuer", min("channel_id") AS "channel_id" FROM "identity_records"
  WHERE "issuer" <> '' AND "channel_id" <> '' GROUP BY "issuer"
) known
WHERE known."issuer" = r."issuer" AND r."channel_id" = '';--> statement-breakpoint
CREATE FUNCTION end_provider_session() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, public AS $$
BEGIN
  DELETE FROM identity_records
  WHERE issuer = OLD.issuer AND model = 'Session' AND uid = OLD.id;
  RETURN NULL;
END $$;--> statement-breakpoint
-- A call ends the session whose device it sees. The id of the provider's session is its cookie, which no call sees.
CREATE TRIGGER end_provider_session AFTER DELETE ON "identity_records"
FOR EACH ROW WHEN (OLD."model" = 'SignedInDevice') EXECUTE FUNCTION end_provider_session();

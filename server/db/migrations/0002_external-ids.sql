CREATE TABLE "import_identities" (
	"channel_id" text NOT NULL,
	"import_id" uuid NOT NULL,
	"identity" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "import_identities_channel_id_import_id_identity_position_pk" PRIMARY KEY("channel_id","import_id","identity","position")
);
--> statement-breakpoint
DROP INDEX "import_rows_by_identity";--> statement-breakpoint
DROP INDEX "business_passengers_by_word";--> statement-breakpoint
ALTER TABLE "business_passengers" ADD COLUMN "external_id" text;--> statement-breakpoint
ALTER TABLE "import_identities" ADD CONSTRAINT "import_identities_channel_id_import_id_imports_channel_id_id_fk" FOREIGN KEY ("channel_id","import_id") REFERENCES "public"."imports"("channel_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "import_identities" ("channel_id", "import_id", "identity", "position")
SELECT "channel_id", "import_id", "identity", "position" FROM "import_rows" WHERE "identity" IS NOT NULL;--> statement-breakpoint
-- The same guest of an account twice: the one who was there first stays. Trips keep whom they were booked for.
UPDATE "business_guests" AS guest SET "deleted_at" = now()
WHERE guest."deleted_at" IS NULL AND guest."phone_number" IS NOT NULL AND EXISTS (
  SELECT FROM "business_guests" AS other
  WHERE other."channel_id" = guest."channel_id"
    AND other."business_account_id" = guest."business_account_id"
    AND other."phone_number" = guest."phone_number"
    AND lower(other."given_name") = lower(guest."given_name")
    AND lower(other."family_name") = lower(guest."family_name")
    AND other."deleted_at" IS NULL AND other."id" < guest."id");--> statement-breakpoint
-- Favourites of an account with the same name are told apart by a number, again where that is taken too.
DO $$ BEGIN
  LOOP
    UPDATE "favourite_addresses" AS favourite
    SET "alias" = left(favourite."alias", 90) || ' (' || same.place || ')'
    FROM (
      SELECT "channel_id", "id", row_number() OVER (
        PARTITION BY "channel_id", "entity_id", lower("alias") ORDER BY "id") AS place
      FROM "favourite_addresses" WHERE "deleted_at" IS NULL) AS same
    WHERE same."channel_id" = favourite."channel_id" AND same."id" = favourite."id" AND same.place > 1;
    EXIT WHEN NOT FOUND;
  END LOOP;
END $$;--> statement-breakpoint
CREATE UNIQUE INDEX "business_guests_same" ON "business_guests" USING btree ("channel_id","business_account_id","phone_number",lower("given_name"),lower("family_name")) WHERE "business_guests"."phone_number" is not null and "business_guests"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "business_passengers_external_id_unique" ON "business_passengers" USING btree ("channel_id","business_account_id",lower("external_id")) WHERE "business_passengers"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "favourite_addresses_alias_unique" ON "favourite_addresses" USING btree ("channel_id","entity_id",lower("alias")) WHERE "favourite_addresses"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "business_passengers_by_word" ON "business_passengers" USING gin (person_words("given_name", "family_name", "email" || ' ' || coalesce("external_id", ''), "phone"));--> statement-breakpoint
ALTER TABLE "import_rows" DROP COLUMN "identity";
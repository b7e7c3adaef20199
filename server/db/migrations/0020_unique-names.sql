-- Living rows that share a name get their id's last letters; the oldest keeps the name as it is.
UPDATE "corporations" AS row SET "name" = left(row."name", 240) || ' (' || right(row."id"::text, 6) || ')'
FROM (
  SELECT "channel_id", "id",
    row_number() OVER (PARTITION BY "channel_id", lower("name") ORDER BY "created_at", "id") AS place
  FROM "corporations" WHERE "deleted_at" IS NULL
) AS same
WHERE same."channel_id" = row."channel_id" AND same."id" = row."id" AND same.place > 1;--> statement-breakpoint
-- Living rows that share a name get their id's last letters; the oldest keeps the name as it is.
UPDATE "fleets" AS row SET "company_name" = left(row."company_name", 240) || ' (' || right(row."id"::text, 6) || ')'
FROM (
  SELECT "channel_id", "id",
    row_number() OVER (PARTITION BY "channel_id", lower("company_name") ORDER BY "created_at", "id") AS place
  FROM "fleets" WHERE "deleted_at" IS NULL
) AS same
WHERE same."channel_id" = row."channel_id" AND same."id" = row."id" AND same.place > 1;--> statement-breakpoint
DROP INDEX "fleet_accounts_one_per_fleet";--> statement-breakpoint
DROP INDEX "business_passengers_email";--> statement-breakpoint
CREATE UNIQUE INDEX "corporations_name_unique" ON "corporations" USING btree ("channel_id",lower("name")) WHERE "corporations"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "fleet_accounts_fleet_id_unique" ON "fleet_accounts" USING btree ("channel_id","corporation_id","fleet_id") WHERE "fleet_accounts"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "fleets_company_name_unique" ON "fleets" USING btree ("channel_id",lower("company_name")) WHERE "fleets"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "business_passengers_email_unique" ON "business_passengers" USING btree ("channel_id","business_account_id",lower("email")) WHERE "business_passengers"."deleted_at" is null;
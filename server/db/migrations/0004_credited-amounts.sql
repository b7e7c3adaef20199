ALTER TABLE "invoices" ADD COLUMN "credited" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "invoices" SET "credited" = "notes"."amount" FROM (
  SELECT "channel_id", "corrects_id", -sum("total")::integer AS "amount" FROM "invoices"
  WHERE "corrects_id" IS NOT NULL GROUP BY "channel_id", "corrects_id"
) AS "notes"
WHERE "invoices"."channel_id" = "notes"."channel_id" AND "invoices"."id" = "notes"."corrects_id";--> statement-breakpoint
UPDATE "invoices" SET "status" = 'credited'
WHERE "kind" = 'invoice' AND "status" IN ('open', 'overdue') AND "credited" >= "total";

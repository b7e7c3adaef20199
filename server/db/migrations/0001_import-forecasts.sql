ALTER TABLE "import_rows" ADD COLUMN "forecast" text;--> statement-breakpoint
-- What was only foreseen stood where what became of a line stands.
UPDATE "import_rows" SET "forecast" = "outcome", "outcome" = NULL
FROM "imports"
WHERE "imports"."channel_id" = "import_rows"."channel_id" AND "imports"."id" = "import_rows"."import_id"
  AND NOT "import_rows"."is_written" AND "imports"."state" IN ('COLLECTING', 'CHECKING', 'READY');--> statement-breakpoint
ALTER TABLE "import_rows" DROP COLUMN "is_written";

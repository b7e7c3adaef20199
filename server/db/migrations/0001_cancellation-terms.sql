ALTER TABLE "fleet_offers" ADD COLUMN "cancellation_minutes" integer;--> statement-breakpoint
ALTER TABLE "fleet_offers" ADD COLUMN "cancellation_fee" integer;
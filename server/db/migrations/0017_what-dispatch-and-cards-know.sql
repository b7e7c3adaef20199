ALTER TABLE "bookings" ADD COLUMN "dispatch_pickup" jsonb;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD COLUMN "fingerprint" text;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_methods_one_of_card" ON "payment_methods" USING btree ("channel_id","corporation_id","provider","fingerprint","expiry_year","expiry_month") WHERE "payment_methods"."deleted_at" is null;--> statement-breakpoint
ALTER TABLE "booking_pickup_changes" DROP COLUMN "previous";
-- Who is in no other group is in the default group of the account, whichever way the row is stored.
CREATE FUNCTION join_default_group() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT id INTO NEW.group_id FROM public.employee_groups
  WHERE channel_id = NEW.channel_id AND corporation_id = NEW.business_account_id
    AND is_default AND deleted_at IS NULL;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER business_passengers_in_a_group BEFORE INSERT OR UPDATE ON "business_passengers"
FOR EACH ROW WHEN (NEW.group_id IS NULL) EXECUTE FUNCTION join_default_group();
--> statement-breakpoint
UPDATE "business_passengers" SET "group_id" = "employee_groups"."id" FROM "employee_groups"
WHERE "business_passengers"."group_id" IS NULL
  AND "employee_groups"."channel_id" = "business_passengers"."channel_id"
  AND "employee_groups"."corporation_id" = "business_passengers"."business_account_id"
  AND "employee_groups"."is_default" AND "employee_groups"."deleted_at" IS NULL;

-- Groups of an account that have the same name get a number; the default or oldest one keeps its name.
DO $$
DECLARE
  twin record;
  number integer;
  candidate text;
BEGIN
  FOR twin IN
    SELECT * FROM (
      SELECT g.channel_id, g.corporation_id, g.id, g.name, row_number() OVER (
        PARTITION BY g.channel_id, g.corporation_id, lower(g.name)
        ORDER BY g.is_default DESC, g.created_at, g.id
      ) AS place
      FROM employee_groups g
      WHERE g.deleted_at IS NULL
    ) named
    WHERE place > 1
    ORDER BY place
  LOOP
    number := twin.place;
    LOOP
      candidate := rtrim(left(twin.name, 29 - length(number::text))) || ' ' || number;
      EXIT WHEN NOT EXISTS (
        SELECT 1 FROM employee_groups g
        WHERE g.channel_id = twin.channel_id AND g.corporation_id = twin.corporation_id
          AND g.deleted_at IS NULL AND lower(g.name) = lower(candidate)
      );
      number := number + 1;
    END LOOP;
    UPDATE employee_groups SET name = candidate
    WHERE channel_id = twin.channel_id AND id = twin.id;
  END LOOP;
END $$;--> statement-breakpoint
CREATE UNIQUE INDEX "employee_groups_name_unique" ON "employee_groups" USING btree ("channel_id","corporation_id",lower("name")) WHERE "employee_groups"."deleted_at" is null;

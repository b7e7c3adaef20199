-- Views of a person that have the same name get a number; the oldest one keeps its name.
DO $$
DECLARE
  twin record;
  number integer;
  candidate text;
BEGIN
  FOR twin IN
    SELECT * FROM (
      SELECT v.channel_id, v.owner_id, v.id, v.name, row_number() OVER (
        PARTITION BY v.channel_id, v.owner_id, lower(v.name)
        ORDER BY v.created_at, v.id
      ) AS place
      FROM trip_views v
    ) named
    WHERE place > 1
    ORDER BY place
  LOOP
    number := twin.place;
    LOOP
      candidate := rtrim(left(twin.name, 59 - length(number::text))) || ' ' || number;
      EXIT WHEN NOT EXISTS (
        SELECT 1 FROM trip_views v
        WHERE v.channel_id = twin.channel_id AND v.owner_id = twin.owner_id
          AND lower(v.name) = lower(candidate)
      );
      number := number + 1;
    END LOOP;
    UPDATE trip_views SET name = candidate
    WHERE channel_id = twin.channel_id AND id = twin.id;
  END LOOP;
END $$;--> statement-breakpoint
DROP INDEX "trip_views_of_owner";--> statement-breakpoint
CREATE UNIQUE INDEX "trip_views_name_unique" ON "trip_views" USING btree ("channel_id","owner_id",lower("name"));

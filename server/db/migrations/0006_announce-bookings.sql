-- Every trip that is written announces itself when its transaction commits, whoever writes it.
-- The payload is ids alone: listeners read the row through the rules that everybody reads it by.
CREATE FUNCTION announce_booking() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('booking_changes', json_build_object(
    'channelId', NEW.channel_id, 'corporationId', NEW.corporation_id, 'bookingId', NEW.id)::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER bookings_announce AFTER INSERT OR UPDATE ON "bookings"
  FOR EACH ROW WHEN (NEW.status IS NOT NULL) EXECUTE FUNCTION announce_booking();

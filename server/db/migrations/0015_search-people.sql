-- The same rule as contract/core/words.ts. The functions call each other by their schema, since an
-- index is built without a search path.
CREATE FUNCTION folded(written text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT replace(replace(replace(replace(
    translate(lower(regexp_replace(normalize(written, NFKD), '[\u0300-\u036f]', '', 'g')), 'øłđðħıς', 'olddhiσ'),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')
$$;
--> statement-breakpoint
CREATE FUNCTION search_words(written text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  plain text := public.folded(written);
  between_words constant text := '[\s\u0020-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f]+';
BEGIN
  RETURN array_remove(
    regexp_split_to_array(plain, between_words)
      || regexp_split_to_array(regexp_replace(plain, '[''\u2019\u02bc`]', '', 'g'), between_words),
    '');
END $$;
--> statement-breakpoint
CREATE FUNCTION person_words(given_name text, family_name text, email text, phone text)
RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 3000 AS $$
DECLARE
  digits text := regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g');
BEGIN
  RETURN array_to_tsvector(
    public.search_words(concat_ws(' ', given_name, family_name, email))
      || ARRAY(SELECT '#' || substr(digits, place) FROM generate_series(1, length(digits) - 2) AS place));
END $$;
--> statement-breakpoint
-- Trips are found by the same words as people.
CREATE OR REPLACE FUNCTION booking_words(passenger_name text, dispatch_id text, origin_address text, destination_address text)
RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 3000 AS $$
BEGIN
  RETURN array_to_tsvector(public.search_words(
    passenger_name || ' ' || coalesce(dispatch_id, '') || ' ' || origin_address || ' ' || destination_address));
END $$;
--> statement-breakpoint
REINDEX INDEX "bookings_by_word";
--> statement-breakpoint
CREATE INDEX "business_guests_by_word" ON "business_guests" USING gin (person_words("given_name", "family_name", "email", "phone_number"));--> statement-breakpoint
CREATE INDEX "business_passengers_by_word" ON "business_passengers" USING gin (person_words("given_name", "family_name", "email", "phone"));
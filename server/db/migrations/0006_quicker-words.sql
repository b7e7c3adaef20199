-- The words are the same as before; finding them takes a quarter of the time.
CREATE OR REPLACE FUNCTION search_words(written text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  plain text;
  together text;
  between_words constant text := '[\s\u0020-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f]+';
BEGIN
  -- What is written without accents needs no rule but the order of its signs.
  IF written !~ '[^ -~]' THEN
    plain := lower(written COLLATE "C");
    together := translate(plain, '''`', '');
    RETURN array_remove(string_to_array(
      translate(
        CASE WHEN together = plain THEN plain ELSE plain || ' ' || together END,
        '!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~', '                                '),
      ' '), '');
  END IF;
  plain := public.folded(written);
  together := regexp_replace(plain, '[''\u2019\u02bc`]', '', 'g');
  RETURN array_remove(
    regexp_split_to_array(
      CASE WHEN together = plain THEN plain ELSE plain || ' ' || together END, between_words),
    '');
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION person_words(given_name text, family_name text, email text, phone text)
RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 3000 AS $$
DECLARE
  words text[] := public.search_words(concat_ws(' ', given_name, family_name, email));
  digits text := regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g');
BEGIN
  FOR place IN 1 .. length(digits) - 2 LOOP
    words := words || ('#' || substr(digits, place));
  END LOOP;
  RETURN array_to_tsvector(words);
END $$;

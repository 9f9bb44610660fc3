-- Finds letters that aren't another letter with an accent, and words with invisible characters: 'dang' finds Đặng. Capitals are listed,
-- because lower() changes only those of ASCII in a database whose locale is C, as the embedded one's is.
CREATE OR REPLACE FUNCTION "search_folded"(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT translate(replace(replace(replace(replace(replace(replace(replace(replace(
    regexp_replace(lower(normalize(words, NFD)),
      '[' || U&'\0300-\036F\1AB0-\1AFF\1DC0-\1DFF\20D0-\20FF\FE20-\FE2F\00AD\200B-\200F\202A-\202E\2060-\2064\FEFF' || '''’`]', '', 'g'),
    'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th'), 'Æ', 'ae'), 'Œ', 'oe'), 'ẞ', 'ss'), 'Þ', 'th'),
    'đðłøħıŧŋĐÐŁØĦŦŊАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЄЅІЈЉЊЋЏҐΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ',
    'ddlohitnddlohtnабвгдежзийклмнопрстуфхцчшщъыьэюяђєѕіјљњћџґαβγδεζηθικλμνξοπρστυφχψω')
$$;--> statement-breakpoint
-- Entries store their folded text.
UPDATE "audit_log" SET "search" = search_folded("search") WHERE "search" <> search_folded("search");

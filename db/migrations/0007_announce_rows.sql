CREATE FUNCTION "announce_people"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('sunup_live', format('{"topic":"%s","id":"%s"}', TG_ARGV[0], person.user_id))
  FROM (SELECT DISTINCT user_id FROM changed) AS person;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "notifications_inserted" AFTER INSERT ON "notifications" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "announce_people"('user');--> statement-breakpoint
CREATE TRIGGER "notifications_updated" AFTER UPDATE ON "notifications" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "announce_people"('user');--> statement-breakpoint
CREATE TRIGGER "notifications_deleted" AFTER DELETE ON "notifications" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "announce_people"('user');--> statement-breakpoint
CREATE TRIGGER "sessions_deleted" AFTER DELETE ON "sessions" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "announce_people"('session');

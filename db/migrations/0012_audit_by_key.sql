ALTER TABLE "audit_log" ADD COLUMN "actor_id" uuid GENERATED ALWAYS AS (case when actor ~ ':[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then right(actor, 36)::uuid end) STORED;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "subject_kind" text GENERATED ALWAYS AS (split_part(subject, ':', 1)) STORED;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "subject_id" uuid GENERATED ALWAYS AS (case when subject ~ ':[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then right(subject, 36)::uuid end) STORED;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "search" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "audit_log_subject_id" ON "audit_log" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "audit_log_actor_id" ON "audit_log" USING btree ("actor_id");--> statement-breakpoint
CREATE FUNCTION "audit_name"(kind text, key uuid) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE kind
    WHEN 'order' THEN (SELECT 'S-' || number FROM orders WHERE id = key)
    WHEN 'project' THEN (SELECT name FROM projects WHERE id = key)
    WHEN 'user' THEN (SELECT name FROM users WHERE id = key)
    WHEN 'thread' THEN (SELECT coalesce(nullif(users.name, ''), guest_name, guest_email)
      FROM threads LEFT JOIN users ON users.id = threads.user_id WHERE threads.id = key)
    WHEN 'call' THEN (SELECT name FROM contact_requests WHERE id = key)
    WHEN 'booking' THEN (SELECT 'B-' || number || ' ' || name FROM bookings WHERE id = key)
    WHEN 'code' THEN (SELECT code FROM discount_codes WHERE id = key)
  END
$$;--> statement-breakpoint
CREATE FUNCTION "search_folded"(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(lower(normalize(words, NFD)), '[' || U&'\0300-\036F' || '''’`]', '', 'g')
$$;--> statement-breakpoint
-- Runs once per entry, when it's written: a search then reads this text instead of looking up names row by row.
CREATE FUNCTION "audit_search"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search := search_folded(concat_ws(' ', audit_name(split_part(NEW.subject, ':', 1),
      CASE WHEN NEW.subject ~ ':[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN right(NEW.subject, 36)::uuid END),
    CASE WHEN NEW.actor ~ '^admin:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN audit_name('user', right(NEW.actor, 36)::uuid) END,
    NEW.detail->>'reason', NEW.actor, NEW.action, NEW.subject, NEW.request_id));
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "audit_log_search" BEFORE INSERT ON "audit_log" FOR EACH ROW EXECUTE FUNCTION "audit_search"();--> statement-breakpoint
-- A deleted person's name must not live on in the search text.
CREATE FUNCTION "audit_forget"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE audit_log SET search = search_folded(concat_ws(' ', detail->>'reason', actor, action, subject, request_id))
  WHERE subject_id = OLD.id OR actor_id = OLD.id;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "users_audit_forget" AFTER DELETE ON "users" FOR EACH ROW EXECUTE FUNCTION "audit_forget"();--> statement-breakpoint
CREATE TRIGGER "projects_audit_forget" AFTER DELETE ON "projects" FOR EACH ROW EXECUTE FUNCTION "audit_forget"();--> statement-breakpoint
CREATE TRIGGER "threads_audit_forget" AFTER DELETE ON "threads" FOR EACH ROW EXECUTE FUNCTION "audit_forget"();--> statement-breakpoint
CREATE TRIGGER "contact_requests_audit_forget" AFTER DELETE ON "contact_requests" FOR EACH ROW EXECUTE FUNCTION "audit_forget"();--> statement-breakpoint
CREATE TRIGGER "bookings_audit_forget" AFTER UPDATE OF "name" ON "bookings" FOR EACH ROW WHEN (NEW.name = '' AND OLD.name <> '')
  EXECUTE FUNCTION "audit_forget"();--> statement-breakpoint
UPDATE "audit_log" SET "search" = search_folded(concat_ws(' ', audit_name(subject_kind, subject_id),
  CASE WHEN actor LIKE 'admin:%' THEN audit_name('user', actor_id) END, detail->>'reason', actor, action, subject, request_id));

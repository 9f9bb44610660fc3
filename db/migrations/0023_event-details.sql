ALTER TABLE "project_events" ADD COLUMN "details" jsonb;--> statement-breakpoint
-- The sentences that 0.2 and before wrote. An event's details are `fixed`, and what the groups of `pattern` match, named by `names`.
CREATE FUNCTION "project_event_sentences"() RETURNS TABLE (place int, kind text, pattern text, fixed jsonb, names text[])
LANGUAGE sql IMMUTABLE AS $$
VALUES
  (1, 'lead', '^New message$', '{"form": "contact"}'::jsonb, '{}'::text[]),
  (2, 'lead', '^New booking request$', '{"form": "booking"}', '{}'),
  (3, 'lead', '^(\d+) more messages?$', '{}', '{more}'),
  (4, 'project', '^Project opened$', '{}', '{}'),
  (5, 'payment', '^Order paid$', '{}', '{}'),
  (6, 'brief', '^Brief submitted$', '{}', '{}'),
  (7, 'wait', '^Waiting for payment$', '{}', '{}'),
  (8, 'schedule', '^Payment and brief are in$', '{}', '{}'),
  (9, 'draft', '^Draft started$', '{"step": "started"}', '{}'),
  (10, 'draft', '^Version (\d+) shown to the customer$', '{"step": "shown", "passed": true}', '{number}'),
  (11, 'draft', '^Version (\d+) shown to the customer despite a failed quality check$', '{"step": "shown", "passed": false}', '{number}'),
  (12, 'deadline', '^Draft late$', '{"credited": false}', '{}'),
  (13, 'deadline', '^Draft late: the first month is credited$', '{"credited": true}', '{}'),
  (14, 'gate', '^Quality check failed: (.*)$', '{"passed": false}', '{checks}'),
  (15, 'gate', '^Not sent: (.*)$', '{"passed": true}', '{checks}'),
  (16, 'version', '^Version (\d+): rebuilt$', '{"step": "rebuilt"}', '{number}'),
  (17, 'version', '^Rebuilt: no changes from version (\d+)$', '{"step": "unchanged"}', '{number}'),
  (18, 'version', '^Version (\d+): (.*)$', '{"step": "changed"}', '{number,name}'),
  (19, 'edit-request', '^Some edits are still open$', '{"step": "still-open"}', '{}'),
  (20, 'edit-request', '^Edit requested: (.*)$', '{"step": "requested"}', '{place}'),
  (21, 'edit-request', '^In progress: (.*)$', '{"step": "started"}', '{place}'),
  (22, 'edit-request', '^Canceled: (.*)$', '{"step": "withdrawn"}', '{place}'),
  (23, 'edit-request', '^Done: (.*)$', '{"step": "done"}', '{place}'),
  (24, 'edit-request', '^Accepted: (.*)$', '{"step": "accepted"}', '{place}'),
  (25, 'edit-request', '^Not quite: (.*)$', '{"step": "reopened"}', '{place}'),
  (26, 'approval', '^Version (\d+) approved$', '{}', '{number}'),
  (27, 'publication', '^Approved by the owner$', '{"by": "approval"}', '{}'),
  (28, 'publication', '^Restored by the owner: version (\d+)$', '{"by": "owner"}', '{number}'),
  (29, 'publication', '^Published from Admin: version (\d+)$', '{"by": "admin"}', '{number}'),
  (30, 'publication', '^Rolled back from version (\d+) to version (\d+)\.$', '{"by": "rollback", "why": ""}', '{before,number}'),
  (31, 'publication', '^Rolled back from version (\d+) to version (\d+): (.*)$', '{"by": "rollback"}', '{before,number,why}'),
  (32, 'address', '^Web address: (.*)$', '{"step": "chosen"}', '{slug}'),
  (33, 'address', '^Address changed from (\S+) to (\S+)$', '{"step": "moved"}', '{from,to}'),
  (34, 'lock', '^Locked: (.*)$', '{"isLocked": true}', '{place}'),
  (35, 'lock', '^Unlocked: (.*)$', '{"isLocked": false}', '{place}'),
  (36, 'form', '^Forms paused: “(.*)”$', '{}', '{notice}'),
  (37, 'form', '^Forms are back on$', '{"notice": ""}', '{}'),
  (38, 'portfolio', '^Agreed to be shown in the portfolio$', '{"agreed": true}', '{}'),
  (39, 'portfolio', '^Removed from the portfolio$', '{"agreed": false}', '{}'),
  (40, 'cancellation', '^Canceled, effective (\w+ \d+, \d{4})$', '{"step": "requested"}', '{endsOn}'),
  (41, 'cancellation', '^Cancellation undone$', '{"step": "undone"}', '{}'),
  (42, 'cancellation', '^Taken offline at the end of the paid month\. It can be restored until (\w+ \d+, \d{4})$',
    '{"step": "taken-offline"}', '{restorableOn}'),
  (43, 'cancellation', '^Ended by staff: (.*)\. It can be restored until (\w+ \d+, \d{4})$', '{"step": "ended"}', '{why,restorableOn}'),
  (44, 'refund', '^Setup price refunded: (.*)$', '{}', '{reason}'),
  (45, 'suspension', '^Suspended, the monthly bill is not paid: We didn’t receive \$([\d,.]+) by bank transfer\.$', '{"by": "bank"}', '{dueCents}'),
  (46, 'suspension', '^Suspended, the monthly bill is not paid: (.*)$', '{"by": "card"}', '{declineReason}'),
  (47, 'suspension', '^Suspended: Spam, phishing or malware(?:\. (.*))?$', '{"by": "staff", "reason": "abuse"}', '{note}'),
  (48, 'suspension', '^Suspended: Complaint or legal letter(?:\. (.*))?$', '{"by": "staff", "reason": "complaint"}', '{note}'),
  (49, 'suspension', '^Suspended: Content our terms don’t allow(?:\. (.*))?$', '{"by": "staff", "reason": "content"}', '{note}'),
  (50, 'suspension', '^Suspended: The owner requested it(?:\. (.*))?$', '{"by": "staff", "reason": "request"}', '{note}'),
  (51, 'suspension', '^Suspended: Another reason(?:\. (.*))?$', '{"by": "staff", "reason": "other"}', '{note}'),
  (52, 'restoration', '^Restored by the owner$', '{"by": "owner", "isLive": true}', '{}'),
  (53, 'restoration', '^Cancellation undone; still suspended$', '{"by": "owner", "isLive": false}', '{}'),
  (54, 'restoration', '^The open bill is paid$', '{"by": "payment"}', '{}'),
  (55, 'restoration', '^Suspension lifted$', '{"by": "staff"}', '{}'),
  (56, 'archiving', '^Not restored within (\d+) days$', '{"after": "cancellation"}', '{days}'),
  (57, 'archiving', '^Not paid within (\d+) days of its suspension$', '{"after": "suspension"}', '{days}')
$$;--> statement-breakpoint
CREATE FUNCTION "project_event_details"(fixed jsonb, names text[], parts text[]) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT fixed || coalesce(jsonb_object_agg(part.name, CASE
    WHEN part.name IN ('number', 'before', 'days', 'more') THEN to_jsonb(part.value::int)
    WHEN part.name IN ('endsOn', 'restorableOn') THEN to_jsonb(to_date(part.value, 'FMMonth FMDD, YYYY')::text)
    WHEN part.name = 'dueCents' THEN to_jsonb((replace(part.value, ',', '')::numeric * 100)::int)
    -- Between checks, not inside the only name that has a comma.
    WHEN part.name = 'checks' THEN to_jsonb(regexp_split_to_array(part.value, ', (?!not from the brief)'))
    ELSE to_jsonb(coalesce(part.value, '')) END), '{}')
  FROM unnest(names, parts) AS part(name, value) WHERE part.name IS NOT NULL
$$;--> statement-breakpoint
-- The details of one event. Null if no sentence is known, and then `reason` is shown. The loop tries only the patterns of its kind. A
-- single query would try every pattern: PostgreSQL remembers 32 compiled ones, so each row would compile dozens.
CREATE FUNCTION "read_project_event_details"(of_kind text, reason text) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
DECLARE
  one record;
BEGIN
  FOR one IN SELECT * FROM project_event_sentences() WHERE kind = of_kind ORDER BY place LOOP
    IF reason ~ one.pattern THEN
      RETURN project_event_details(one.fixed, one.names, regexp_match(reason, one.pattern));
    END IF;
  END LOOP;
  RETURN NULL;
END
$$;--> statement-breakpoint
-- 0.2 may still run beside this release and write events without details.
CREATE FUNCTION "read_project_event"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.details := read_project_event_details(NEW.kind, NEW.reason);
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "read_project_event" BEFORE INSERT ON "project_events" FOR EACH ROW WHEN (NEW.details IS NULL) EXECUTE FUNCTION read_project_event();--> statement-breakpoint
-- Called and dropped after the migrations (db/migrate.ts).
CREATE PROCEDURE "finish_event_details"() LANGUAGE plpgsql AS $$
DECLARE
  batch uuid[];
  after uuid := '00000000-0000-0000-0000-000000000000';
BEGIN
  LOOP
    batch := ARRAY(SELECT id FROM project_events WHERE id > after ORDER BY id LIMIT 2000);
    EXIT WHEN cardinality(batch) = 0;
    UPDATE project_events SET details = read_project_event_details(kind, reason) WHERE id = ANY (batch) AND details IS NULL;
    COMMIT;
    after := batch[cardinality(batch)];
  END LOOP;
END
$$;

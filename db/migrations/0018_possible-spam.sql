ALTER TABLE "bookings" ADD COLUMN "is_spam" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "is_spam" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "is_over_limit" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "digested_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "leads_for_digest" ON "leads" USING btree ("project_id","created_at") WHERE "leads"."is_over_limit";--> statement-breakpoint
-- The template is gone; a notification in the portal says the same.
DELETE FROM "mails" WHERE "template" = 'lead-limit' AND "state" = 'queued';

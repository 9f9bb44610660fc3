ALTER TABLE "projects" ADD COLUMN "avoided_looks" jsonb;--> statement-breakpoint
CREATE INDEX "site_versions_trade" ON "site_versions" USING btree (("document"->'trade'->>'pack'),("document"->'facts'->>'state'));--> statement-breakpoint
UPDATE "projects" SET "state" = 'live' WHERE "live_version_id" IS NOT NULL AND "state" IN ('draft_ready', 'edits_requested', 'approved');--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_live_stays_live" CHECK ("projects"."live_version_id" is null or "projects"."state" in ('live', 'suspended', 'cancelled', 'archived'));
DROP INDEX "site_versions_trade";--> statement-breakpoint
ALTER TABLE "briefs" ADD COLUMN "written" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "site_versions_trade" ON "site_versions" USING btree (("document"->'trade'->>'key'),("document"->'facts'->>'state'));
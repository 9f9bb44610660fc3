DROP INDEX "site_versions_trade";--> statement-breakpoint
CREATE INDEX "site_versions_trade" ON "site_versions" USING btree (("document"->'trade'->>'key'),("document"->'facts'->>'state'));
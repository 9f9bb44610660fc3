DROP INDEX "site_edits_place";--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "base_version_id" uuid;--> statement-breakpoint
ALTER TABLE "site_edits" ADD COLUMN "replaced" jsonb;--> statement-breakpoint
ALTER TABLE "site_edits" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "site_versions" ADD COLUMN "sources" jsonb;--> statement-breakpoint
CREATE INDEX "site_edits_project" ON "site_edits" USING btree ("project_id");--> statement-breakpoint
UPDATE "projects" SET "base_version_id" = (SELECT "id" FROM "site_versions" WHERE "project_id" = "projects"."id" ORDER BY "number" DESC LIMIT 1);

ALTER TABLE "leads" ADD COLUMN "is_while_paused" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "form_notice" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "site_releases" ADD COLUMN "form_notice" text DEFAULT '' NOT NULL;
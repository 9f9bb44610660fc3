ALTER TABLE "leads" ADD COLUMN "kept_form_id" uuid;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_kept_form_id_unique" UNIQUE("kept_form_id");
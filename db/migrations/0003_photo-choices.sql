ALTER TABLE "uploads" ADD COLUMN "keep" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "lead" boolean DEFAULT false NOT NULL;
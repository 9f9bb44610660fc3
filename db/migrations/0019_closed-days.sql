ALTER TABLE "closed_days" ADD COLUMN "reason_is_public" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "closed_days" ADD COLUMN "closed" boolean DEFAULT true NOT NULL;
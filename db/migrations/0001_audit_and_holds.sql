ALTER TABLE "sessions" ADD COLUMN "confirmed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "second_factor_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "two_factor_enabled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "request_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "project_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null;--> statement-breakpoint
UPDATE "orders" SET "project_id" = "projects"."id" FROM "projects" WHERE "projects"."order_id" = "orders"."id";--> statement-breakpoint
ALTER TABLE "slots" ADD COLUMN "held_until" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_open_a_brief" ON "orders" USING btree ("project_id") WHERE "orders"."state" in ('draft', 'awaiting_payment', 'processing', 'failed');

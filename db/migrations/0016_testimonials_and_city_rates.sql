CREATE TABLE "city_rates" (
	"city_slug" text PRIMARY KEY NOT NULL,
	"code_id" uuid NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "consent_by" text;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "project_id" uuid;--> statement-breakpoint
ALTER TABLE "city_rates" ADD CONSTRAINT "city_rates_code_id_discount_codes_id_fk" FOREIGN KEY ("code_id") REFERENCES "public"."discount_codes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "testimonials_project" ON "testimonials" USING btree ("project_id");--> statement-breakpoint
-- Rows that were entered by hand before: the person quoted is who agreed.
UPDATE "testimonials" SET "consent_by" = "name" WHERE "consent_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_consent" CHECK (("testimonials"."consent_at" is null) = ("testimonials"."consent_by" is null));--> statement-breakpoint
CREATE OR REPLACE FUNCTION "audit_name"(kind text, key uuid) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE kind
    WHEN 'order' THEN (SELECT 'S-' || number FROM orders WHERE id = key)
    WHEN 'project' THEN (SELECT name FROM projects WHERE id = key)
    WHEN 'user' THEN (SELECT name FROM users WHERE id = key)
    WHEN 'thread' THEN (SELECT coalesce(nullif(users.name, ''), guest_name, guest_email)
      FROM threads LEFT JOIN users ON users.id = threads.user_id WHERE threads.id = key)
    WHEN 'call' THEN (SELECT name FROM contact_requests WHERE id = key)
    WHEN 'booking' THEN (SELECT 'B-' || number || ' ' || name FROM bookings WHERE id = key)
    WHEN 'code' THEN (SELECT code FROM discount_codes WHERE id = key)
    WHEN 'testimonial' THEN (SELECT business FROM testimonials WHERE id = key)
  END
$$;--> statement-breakpoint
CREATE TRIGGER "testimonials_audit_forget" AFTER DELETE ON "testimonials" FOR EACH ROW EXECUTE FUNCTION "audit_forget"();

CREATE TABLE "domain_claims" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"domain" text NOT NULL,
	"host" text NOT NULL,
	"twin" text,
	"state" text DEFAULT 'claimed' NOT NULL,
	"ending" text,
	"proof" text NOT NULL,
	"seen" jsonb,
	"problem" jsonb,
	"checked_at" timestamp with time zone,
	"next_check_at" timestamp with time zone,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	"proved_at" timestamp with time zone,
	"away_checks" integer DEFAULT 0 NOT NULL,
	"leaves_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "own_host" text;--> statement-breakpoint
ALTER TABLE "domain_claims" ADD CONSTRAINT "domain_claims_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "domain_claims_open" ON "domain_claims" USING btree ("project_id") WHERE "domain_claims"."state" not in ('leaving', 'ended');--> statement-breakpoint
CREATE UNIQUE INDEX "domain_claims_bound" ON "domain_claims" USING btree (least("host", "twin")) WHERE "domain_claims"."state" not in ('claimed', 'ended');--> statement-breakpoint
CREATE INDEX "domain_claims_due" ON "domain_claims" USING btree ("next_check_at");--> statement-breakpoint
CREATE INDEX "domain_claims_project" ON "domain_claims" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "domain_claims_domain" ON "domain_claims" USING btree ("domain");
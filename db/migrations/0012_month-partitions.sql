-- Written by hand, because Drizzle doesn't know partitions. No row is copied here, so the time hardly depends on their number: the
-- old tables become the default partitions of the new ones, and a daily job moves their rows into months afterwards. Only the new
-- key of analytics_events is built from its rows, during which nothing can be written to it: 14 seconds for 10 million.
CREATE TABLE "analytics_months" (
	"month" date NOT NULL,
	"name" text NOT NULL,
	"path" text NOT NULL,
	"events" integer NOT NULL,
	"visits" integer NOT NULL,
	CONSTRAINT "analytics_months_month_name_path_pk" PRIMARY KEY("month","name","path")
);
--> statement-breakpoint
CREATE TABLE "site_visit_months" (
	"project_id" uuid NOT NULL,
	"month" date NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "site_visit_months_project_id_month_pk" PRIMARY KEY("project_id","month")
);
--> statement-breakpoint
ALTER TABLE "site_visit_months" ADD CONSTRAINT "site_visit_months_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_visits" RENAME TO "site_visits_default";--> statement-breakpoint
ALTER TABLE "site_visits_default" RENAME CONSTRAINT "site_visits_project_id_day_pk" TO "site_visits_default_pk";--> statement-breakpoint
CREATE TABLE "site_visits" (
	"project_id" uuid NOT NULL,
	"day" date NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "site_visits_project_id_day_pk" PRIMARY KEY("project_id","day")
) PARTITION BY RANGE ("day");--> statement-breakpoint
ALTER TABLE "site_visits" ADD CONSTRAINT "site_visits_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_visits" ATTACH PARTITION "site_visits_default" DEFAULT;--> statement-breakpoint
ALTER TABLE "analytics_events" RENAME TO "analytics_events_default";--> statement-breakpoint
ALTER INDEX "analytics_events_name" RENAME TO "analytics_events_default_name";--> statement-breakpoint
ALTER TABLE "analytics_events_default" DROP CONSTRAINT "analytics_events_pkey";--> statement-breakpoint
ALTER TABLE "analytics_events_default" ADD CONSTRAINT "analytics_events_default_pk" PRIMARY KEY("id","created_at");--> statement-breakpoint
CREATE TABLE "analytics_events" (
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"path" text NOT NULL,
	"visit" text NOT NULL,
	"props" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "analytics_events_id_created_at_pk" PRIMARY KEY("id","created_at")
) PARTITION BY RANGE ("created_at");--> statement-breakpoint
CREATE INDEX "analytics_events_name" ON "analytics_events" USING btree ("name","created_at");--> statement-breakpoint
ALTER TABLE "analytics_events" ATTACH PARTITION "analytics_events_default" DEFAULT;--> statement-breakpoint
-- A new installation starts with its first months.
DO $$
DECLARE
  month timestamp;
BEGIN
  IF EXISTS (SELECT FROM "site_visits") OR EXISTS (SELECT FROM "analytics_events") THEN
    RETURN;
  END IF;
  FOR n IN 0..2 LOOP
    month := date_trunc('month', now() AT TIME ZONE 'UTC') + n * interval '1 month';
    EXECUTE format('CREATE TABLE %I PARTITION OF "site_visits" FOR VALUES FROM (%L) TO (%L)',
      'site_visits_' || to_char(month, 'YYYY_MM'), month::date, (month + interval '1 month')::date);
    EXECUTE format('CREATE TABLE %I PARTITION OF "analytics_events" FOR VALUES FROM (%L) TO (%L)',
      'analytics_events_' || to_char(month, 'YYYY_MM'), month || '+00', (month + interval '1 month') || '+00');
  END LOOP;
END $$;

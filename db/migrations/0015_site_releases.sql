CREATE TABLE "file_checks" (
	"day" date PRIMARY KEY NOT NULL,
	"position" text DEFAULT '' NOT NULL,
	"files" integer DEFAULT 0 NOT NULL,
	"repaired" integer DEFAULT 0 NOT NULL,
	"lost" text[] DEFAULT '{}'::text[] NOT NULL,
	"finished_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_releases" (
	"version_id" uuid NOT NULL,
	"origin" text NOT NULL,
	"served_hash" text NOT NULL,
	"manifest_hash" text NOT NULL,
	"bodies" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_releases_version_id_origin_pk" PRIMARY KEY("version_id","origin")
);
--> statement-breakpoint
ALTER TABLE "message_files" ADD COLUMN "sha256" text;--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "content_hash" text;--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "origin" text;--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "served_hash" text;--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "manifest_hash" text;--> statement-breakpoint
ALTER TABLE "site_releases" ADD CONSTRAINT "site_releases_version_id_site_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."site_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "site_releases_manifest" ON "site_releases" USING btree ("manifest_hash");
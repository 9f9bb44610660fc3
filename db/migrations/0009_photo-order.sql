ALTER TABLE "uploads" ADD COLUMN "place" integer;--> statement-breakpoint
UPDATE "uploads" SET "place" = 0 WHERE "lead";--> statement-breakpoint
UPDATE "site_versions" SET "sources" = jsonb_set("sources", '{uploads}', (
  SELECT jsonb_agg(upload - 'lead' || jsonb_build_object('place', CASE WHEN (upload->>'lead')::boolean THEN 0 END) ORDER BY at)
  FROM jsonb_array_elements("sources"->'uploads') WITH ORDINALITY AS uploads (upload, at)
)) WHERE jsonb_array_length("sources"->'uploads') > 0;

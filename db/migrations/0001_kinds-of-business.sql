DROP INDEX "site_versions_trade";--> statement-breakpoint
UPDATE "site_versions" SET "document" = "document"
  || '{"language": "en", "tidied": []}'
  || jsonb_build_object(
    'trade', ("document"->'trade') - 'pack' || jsonb_build_object('key', CASE "document"->'trade'->>'pack'
      WHEN 'accountant' THEN 'accountant-tax' WHEN 'auto' THEN 'auto-repair' WHEN 'bbq' THEN 'barbecue'
      WHEN 'cleaning' THEN 'house-cleaning' WHEN 'coffee' THEN 'coffee-shop' WHEN 'groomer' THEN 'dog-groomer'
      WHEN 'moving' THEN 'mover' WHEN 'salon' THEN 'hair-salon' ELSE "document"->'trade'->>'pack' END),
    'facts', jsonb_build_object('premises', coalesce("document"->'facts'->'address' ? 'street', false), 'visits', false, 'links', '[]'::jsonb, 'payments', '[]'::jsonb)
      || ("document"->'facts'))
  WHERE "document"->'trade' ? 'pack';--> statement-breakpoint
ALTER TABLE "briefs" ADD COLUMN "written" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "site_versions_trade" ON "site_versions" USING btree (("document"->'trade'->>'key'),("document"->'facts'->>'state'));

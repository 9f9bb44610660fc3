ALTER TABLE "briefs" ADD COLUMN "last_saves" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
UPDATE "site_versions" SET "document" = jsonb_set("document", '{pages}', (
  SELECT jsonb_agg(
    jsonb_set("page", '{sections}', (
      SELECT coalesce(jsonb_agg("section" #- '{props,ask}' ORDER BY "section_at"), '[]')
      FROM jsonb_array_elements("page"->'sections') WITH ORDINALITY AS "sections"("section", "section_at")))
    ORDER BY "page_at")
  FROM jsonb_array_elements("document"->'pages') WITH ORDINALITY AS "pages"("page", "page_at")))
  WHERE jsonb_path_exists("document", '$.pages[*].sections[*].props.ask');

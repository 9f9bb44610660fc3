UPDATE "discount_codes" SET "max_uses" = 1;--> statement-breakpoint
INSERT INTO "discount_uses" ("id", "code_id", "order_id", "customer", "redeemed_at")
  SELECT gen_random_uuid(), code."id", code."order_id", lower(ordered."email"), code."redeemed_at"
  FROM "discount_codes" code JOIN "orders" ordered ON ordered."id" = code."order_id";--> statement-breakpoint
ALTER TABLE "discount_codes" DROP CONSTRAINT "discount_codes_order_id_unique";--> statement-breakpoint
ALTER TABLE "discount_codes" DROP CONSTRAINT "discount_codes_order_id_orders_id_fk";
--> statement-breakpoint
ALTER TABLE "discount_codes" DROP COLUMN "redeemed_at";--> statement-breakpoint
ALTER TABLE "discount_codes" DROP COLUMN "order_id";

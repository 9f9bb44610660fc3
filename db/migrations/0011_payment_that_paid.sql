DROP INDEX "refunds_one_an_attempt";--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_one_an_attempt" ON "refunds" USING btree ("attempt_id") WHERE "refunds"."state" <> 'failed' and "refunds"."actor" = 'system';--> statement-breakpoint
-- Payments that were declined, or came in for nothing, are not what an order was paid with.
UPDATE "orders" SET "provider_payment_id" = NULL WHERE "provider_payment_id" IS NOT NULL AND ("paid_at" IS NULL OR NOT EXISTS (
	SELECT FROM "payment_attempts" "try" WHERE "try"."order_id" = "orders"."id" AND "try"."state" = 'succeeded'
		AND coalesce("try"."provider_payment_id", "orders"."provider_payment_id") = "orders"."provider_payment_id"
		AND NOT EXISTS (SELECT FROM "refunds" WHERE "refunds"."attempt_id" = "try"."id")
));

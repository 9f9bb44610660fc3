DROP INDEX "incoming_mails_new";--> statement-breakpoint
DROP INDEX "mailboxes_address";--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "continued_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "incoming_mails_ignored" ON "incoming_mails" USING btree ("created_at") WHERE "incoming_mails"."state" = 'ignored';--> statement-breakpoint
CREATE INDEX "incoming_mails_file" ON "incoming_mails" USING btree ("file_key");--> statement-breakpoint
CREATE INDEX "incoming_mails_sender" ON "incoming_mails" USING btree ("sender") WHERE "incoming_mails"."project_id" is null;--> statement-breakpoint
CREATE INDEX "incoming_mails_author" ON "incoming_mails" USING btree (("authentication" ->> 'author')) WHERE "incoming_mails"."project_id" is null;--> statement-breakpoint
CREATE INDEX "lead_files_file" ON "lead_files" USING btree ("file_key");--> statement-breakpoint
CREATE INDEX "lead_mails_incoming" ON "lead_mails" USING btree ("incoming_id");--> statement-breakpoint
CREATE INDEX "relayed_mails_lead_mail" ON "relayed_mails" USING btree ("lead_mail_id");--> statement-breakpoint
CREATE INDEX "relayed_mails_incoming" ON "relayed_mails" USING btree ("incoming_id");--> statement-breakpoint
CREATE INDEX "relayed_mails_address" ON "relayed_mails" USING btree ("address_id");--> statement-breakpoint
CREATE INDEX "leads_latest" ON "leads" USING btree ("project_id",coalesce("continued_at", "created_at"));
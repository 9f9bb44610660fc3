CREATE TABLE "address_mailboxes" (
	"address_id" uuid NOT NULL,
	"mailbox_id" uuid NOT NULL,
	CONSTRAINT "address_mailboxes_address_id_mailbox_id_pk" PRIMARY KEY("address_id","mailbox_id")
);
--> statement-breakpoint
CREATE TABLE "blocked_recipients" (
	"address" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"detail" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dkim_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email_domain_id" uuid NOT NULL,
	"selector" text NOT NULL,
	"private_key" text NOT NULL,
	"public_key" text NOT NULL,
	"active_at" timestamp with time zone,
	"retired_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dmarc_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email_domain_id" uuid NOT NULL,
	"reporter" text NOT NULL,
	"report_id" text NOT NULL,
	"begins_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"counts" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_addresses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"local_part" text NOT NULL,
	"sender_name" text NOT NULL,
	"vacation" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_domains" (
	"id" uuid PRIMARY KEY NOT NULL,
	"claim_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"seen" jsonb,
	"ready_at" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"next_check_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "email_domains_claim_id_unique" UNIQUE("claim_id")
);
--> statement-breakpoint
CREATE TABLE "incoming_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"once_key" text NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"sender" text NOT NULL,
	"subject_id" uuid,
	"project_id" uuid,
	"file_key" text,
	"bytes" integer NOT NULL,
	"authentication" jsonb NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "incoming_mails_once_key_unique" UNIQUE("once_key")
);
--> statement-breakpoint
CREATE TABLE "lead_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_mail_id" uuid NOT NULL,
	"file_key" text NOT NULL,
	"file_name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"direction" text NOT NULL,
	"message_id" text NOT NULL,
	"from_name" text NOT NULL,
	"from_address" text NOT NULL,
	"to_address" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"notes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"incoming_id" uuid,
	"author_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mailboxes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"address" text NOT NULL,
	"verified_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "relayed_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"event_key" text NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"address_id" uuid,
	"incoming_id" uuid,
	"lead_mail_id" uuid,
	"note" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"error" text,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "relayed_mails_event_key_unique" UNIQUE("event_key")
);
--> statement-breakpoint
CREATE TABLE "sender_tests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"domain" text NOT NULL,
	"is_owners" boolean NOT NULL,
	"started_by" text NOT NULL,
	"arrived" jsonb,
	"arrived_at" timestamp with time zone,
	"error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vacation_answers" (
	"address_id" uuid NOT NULL,
	"sender" text NOT NULL,
	"answered_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vacation_answers_address_id_sender_pk" PRIMARY KEY("address_id","sender")
);
--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "to_address" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "subject" text;--> statement-breakpoint
ALTER TABLE "address_mailboxes" ADD CONSTRAINT "address_mailboxes_address_id_email_addresses_id_fk" FOREIGN KEY ("address_id") REFERENCES "public"."email_addresses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "address_mailboxes" ADD CONSTRAINT "address_mailboxes_mailbox_id_mailboxes_id_fk" FOREIGN KEY ("mailbox_id") REFERENCES "public"."mailboxes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dkim_keys" ADD CONSTRAINT "dkim_keys_email_domain_id_email_domains_id_fk" FOREIGN KEY ("email_domain_id") REFERENCES "public"."email_domains"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dmarc_reports" ADD CONSTRAINT "dmarc_reports_email_domain_id_email_domains_id_fk" FOREIGN KEY ("email_domain_id") REFERENCES "public"."email_domains"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_addresses" ADD CONSTRAINT "email_addresses_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_domains" ADD CONSTRAINT "email_domains_claim_id_domain_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."domain_claims"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incoming_mails" ADD CONSTRAINT "incoming_mails_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_files" ADD CONSTRAINT "lead_files_lead_mail_id_lead_mails_id_fk" FOREIGN KEY ("lead_mail_id") REFERENCES "public"."lead_mails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_mails" ADD CONSTRAINT "lead_mails_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_mails" ADD CONSTRAINT "lead_mails_incoming_id_incoming_mails_id_fk" FOREIGN KEY ("incoming_id") REFERENCES "public"."incoming_mails"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailboxes" ADD CONSTRAINT "mailboxes_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relayed_mails" ADD CONSTRAINT "relayed_mails_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relayed_mails" ADD CONSTRAINT "relayed_mails_address_id_email_addresses_id_fk" FOREIGN KEY ("address_id") REFERENCES "public"."email_addresses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relayed_mails" ADD CONSTRAINT "relayed_mails_incoming_id_incoming_mails_id_fk" FOREIGN KEY ("incoming_id") REFERENCES "public"."incoming_mails"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relayed_mails" ADD CONSTRAINT "relayed_mails_lead_mail_id_lead_mails_id_fk" FOREIGN KEY ("lead_mail_id") REFERENCES "public"."lead_mails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacation_answers" ADD CONSTRAINT "vacation_answers_address_id_email_addresses_id_fk" FOREIGN KEY ("address_id") REFERENCES "public"."email_addresses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "address_mailboxes_mailbox" ON "address_mailboxes" USING btree ("mailbox_id");--> statement-breakpoint
CREATE UNIQUE INDEX "dkim_keys_selector" ON "dkim_keys" USING btree ("email_domain_id","selector");--> statement-breakpoint
CREATE UNIQUE INDEX "dmarc_reports_once" ON "dmarc_reports" USING btree ("email_domain_id","reporter","report_id");--> statement-breakpoint
CREATE UNIQUE INDEX "email_addresses_once" ON "email_addresses" USING btree ("project_id","local_part");--> statement-breakpoint
CREATE INDEX "email_domains_due" ON "email_domains" USING btree ("next_check_at");--> statement-breakpoint
CREATE INDEX "incoming_mails_new" ON "incoming_mails" USING btree ("created_at") WHERE "incoming_mails"."state" = 'new';--> statement-breakpoint
CREATE INDEX "incoming_mails_project" ON "incoming_mails" USING btree ("project_id","created_at");--> statement-breakpoint
CREATE INDEX "incoming_mails_age" ON "incoming_mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "lead_files_mail" ON "lead_files" USING btree ("lead_mail_id");--> statement-breakpoint
CREATE UNIQUE INDEX "lead_mails_once" ON "lead_mails" USING btree ("lead_id","message_id");--> statement-breakpoint
CREATE INDEX "lead_mails_message" ON "lead_mails" USING btree ("message_id");--> statement-breakpoint
CREATE UNIQUE INDEX "mailboxes_once" ON "mailboxes" USING btree ("project_id","address");--> statement-breakpoint
CREATE INDEX "mailboxes_address" ON "mailboxes" USING btree ("address");--> statement-breakpoint
CREATE INDEX "relayed_mails_state" ON "relayed_mails" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "relayed_mails_project" ON "relayed_mails" USING btree ("project_id");

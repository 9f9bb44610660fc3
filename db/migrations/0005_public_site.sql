CREATE TABLE "activity_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"location" text NOT NULL,
	"action" text NOT NULL,
	"project_id" uuid,
	"sample" boolean DEFAULT false NOT NULL,
	"happened_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "activity_items_real_or_sample" CHECK ("activity_items"."sample" = ("activity_items"."project_id" is null))
);
--> statement-breakpoint
CREATE TABLE "contact_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "contact_requests_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1001 CACHE 1),
	"kind" text NOT NULL,
	"topic" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"message" text NOT NULL,
	"call_day" date,
	"call_part" text,
	"call_zone" text,
	"file_key" text,
	"file_name" text,
	"file_type" text,
	"user_id" uuid,
	"answered_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_requests_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "discount_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"source" text NOT NULL,
	"email" text,
	"percent" integer,
	"amount_cents" integer,
	"expires_at" timestamp with time zone,
	"redeemed_at" timestamp with time zone,
	"order_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "discount_codes_code_unique" UNIQUE("code"),
	CONSTRAINT "discount_codes_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "discount_codes_value" CHECK (num_nonnulls("discount_codes"."percent", "discount_codes"."amount_cents") = 1),
	CONSTRAINT "discount_codes_percent" CHECK ("discount_codes"."percent" between 1 and 100),
	CONSTRAINT "discount_codes_amount" CHECK ("discount_codes"."amount_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "mail_opt_outs" (
	"email" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "testimonials" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"business" text NOT NULL,
	"content" text NOT NULL,
	"rating" integer NOT NULL,
	"consent_at" timestamp with time zone,
	"sample" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "testimonials_rating" CHECK ("testimonials"."rating" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "activity_consent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "portfolio_consent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "activity_items" ADD CONSTRAINT "activity_items_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_codes" ADD CONSTRAINT "discount_codes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "activity_items_once" ON "activity_items" USING btree ("project_id","action");--> statement-breakpoint
CREATE INDEX "activity_items_newest" ON "activity_items" USING btree ("happened_at");--> statement-breakpoint
CREATE INDEX "contact_requests_open" ON "contact_requests" USING btree ("answered_at","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "discount_codes_one_exit_offer" ON "discount_codes" USING btree ("email") WHERE "discount_codes"."source" = 'exit_offer';
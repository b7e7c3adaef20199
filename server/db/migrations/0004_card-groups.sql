CREATE TABLE "payment_method_groups" (
	"channel_id" text NOT NULL,
	"payment_method_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_method_groups_channel_id_payment_method_id_group_id_pk" PRIMARY KEY("channel_id","payment_method_id","group_id")
);
--> statement-breakpoint
ALTER TABLE "payment_method_groups" ADD CONSTRAINT "payment_method_groups_channel_id_payment_method_id_payment_methods_channel_id_id_fk" FOREIGN KEY ("channel_id","payment_method_id") REFERENCES "public"."payment_methods"("channel_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_method_groups" ADD CONSTRAINT "payment_method_groups_channel_id_group_id_employee_groups_channel_id_id_fk" FOREIGN KEY ("channel_id","group_id") REFERENCES "public"."employee_groups"("channel_id","id") ON DELETE no action ON UPDATE no action;
CREATE TABLE "email_changes" (
	"channel_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"email" text NOT NULL,
	"requested_by" uuid NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"stopped_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"confirm_hash" text NOT NULL,
	"stop_hash" text NOT NULL,
	CONSTRAINT "email_changes_channel_id_user_id_pk" PRIMARY KEY("channel_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_channel_id_user_id_users_channel_id_id_fk" FOREIGN KEY ("channel_id","user_id") REFERENCES "public"."users"("channel_id","id") ON DELETE no action ON UPDATE no action;
CREATE TABLE "outside_services" (
	"service" text NOT NULL,
	"answered_by" text NOT NULL,
	"succeeded_at" timestamp (3) with time zone,
	"failed_at" timestamp (3) with time zone,
	"failure" jsonb,
	CONSTRAINT "outside_services_service_answered_by_pk" PRIMARY KEY("service","answered_by")
);

-- Workers that were killed right after they had made documents ready have left their tasks running.
UPDATE "task" SET "status" = 'SUCCESS', "ended_at" = now()
FROM "document"
WHERE "task"."ended_at" IS NULL AND "task"."status" = 'PROCESSING'
  AND "document"."id" = "task"."document_id" AND "document"."stage" IN ('ready', 'superseded');

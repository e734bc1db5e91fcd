-- What its reader thinks of an answer. Messages are private to one user, so it stands in the message's own row.
alter table "message"
  add column "rating" text check ("rating" in ('up', 'down')),
  add column "rating_reason" text,
  add column "rating_comment" text;

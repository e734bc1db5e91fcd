-- Which question put a message aside: when its answer fails, the message stands again.
alter table "message" add column "replaced_by" uuid;

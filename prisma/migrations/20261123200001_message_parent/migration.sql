-- The message before it in its branch of the conversation: questions with the same one are versions of each other.
alter table "message" add column "parent_id" uuid;

-- Until now: the latest message that was shown when it was stored.
update message m set parent_id = (
  select p.id from message p
  where p.conversation_id = m.conversation_id and (p.created_at, p.id) < (m.created_at, m.id)
    and (p.replaced_at is null or (p.replaced_at > m.created_at and p.replaced_by is distinct from m.id))
  order by p.created_at desc, p.id desc
  limit 1
);

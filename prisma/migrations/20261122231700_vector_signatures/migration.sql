-- Comparing 100,000 vectors of 384 numbers reads 165 MB. So the search first compares which of the numbers are above their
-- mean, a bit for each, and then the thousand nearest in full precision, which stay as they are.
--
-- The mean of a model's vectors. Without it most bits of most models would be the same for all vectors. It never changes:
-- the signatures are relative to it.
CREATE TABLE "model_centre" (
    "model" TEXT NOT NULL,
    "dimensions" INTEGER NOT NULL,
    "centre" vector NOT NULL,

    CONSTRAINT "model_centre_pkey" PRIMARY KEY ("model","dimensions")
);
grant select on "model_centre" to footnote_tenant;

CREATE TABLE "chunk_signature" (
    "chunk_id" UUID NOT NULL,
    "model" TEXT NOT NULL,
    "organization_id" UUID NOT NULL,
    "folder_id" UUID NOT NULL,
    "signs" VARBIT NOT NULL
);

insert into model_centre
select used.model, vector_dims(e.embedding), avg(l2_normalize(e.embedding))
from (select embedding_model as model from folder_stat where embedding_model <> '' group by 1 having sum(chunks) >= 5000) used
join chunk_embedding e on e.model = used.model
group by 1, 2;

insert into chunk_signature
select e.chunk_id, e.model, e.organization_id, e.folder_id, binary_quantize(l2_normalize(e.embedding) - c.centre)
from chunk_embedding e join model_centre c on c.model = e.model and c.dimensions = vector_dims(e.embedding);

-- After the rows, which is quicker.
ALTER TABLE "chunk_signature" ADD CONSTRAINT "chunk_signature_pkey" PRIMARY KEY ("chunk_id","model");
CREATE INDEX "chunk_signature_organization_id_folder_id_idx" ON "chunk_signature"("organization_id", "folder_id");
ALTER TABLE "chunk_signature" ADD CONSTRAINT "chunk_signature_chunk_id_model_fkey"
  FOREIGN KEY ("chunk_id", "model") REFERENCES "chunk_embedding"("chunk_id", "model") ON DELETE CASCADE ON UPDATE CASCADE;

alter table "chunk_signature" enable row level security;
alter table "chunk_signature" force row level security;
do $$ begin execute format('create policy everything on chunk_signature to %I using (true)', current_user); end $$;
create policy own_organization on "chunk_signature" to footnote_tenant
  using (organization_id = nullif(current_setting('footnote.organization_id', true), '')::uuid);
grant select on "chunk_signature" to footnote_tenant;

-- Gives the vectors that a statement stored or moved their signatures, whichever statement that is. It runs as the owner,
-- because members may only read them.
create function write_signatures() returns trigger
language plpgsql security definer
set search_path = pg_catalog, public, pg_temp
as $$
begin
  insert into chunk_signature
  select e.chunk_id, e.model, e.organization_id, e.folder_id, binary_quantize(l2_normalize(e.embedding) - c.centre)
  from written e join model_centre c on c.model = e.model and c.dimensions = vector_dims(e.embedding)
  on conflict (chunk_id, model) do update set folder_id = excluded.folder_id, signs = excluded.signs;
  return null;
end
$$;
revoke all on function write_signatures from public;

create trigger signatures_of_new after insert on chunk_embedding
  referencing new table as written for each statement execute function write_signatures();
create trigger signatures_of_changed after update on chunk_embedding
  referencing new table as written for each statement execute function write_signatures();

-- Every search asks which languages and embedding models the documents of its folders have, and how many chunks: from the
-- index alone.
create index document_findable_idx on document (organization_id, folder_id) include (language, embedding_model, chunk_count)
where stage = 'ready';

-- How long the outline of a table is, so that those which are read for a question can be bounded. Null: written by an earlier version.
ALTER TABLE "sheet_table" ADD COLUMN "outline_length" INTEGER;

-- The values of columns were not bounded per table. Without them a table is asked about as before, but for the values by name.
update sheet_table set outline = jsonb_set(outline, '{columns}', (
  select jsonb_agg(column_outline || '{"values": null, "sample": []}' order by ordinal)
  from jsonb_array_elements(outline -> 'columns') with ordinality as columns (column_outline, ordinal)
))
where octet_length(outline::text) > 400000 and jsonb_array_length(outline -> 'columns') > 0;

update sheet_table set outline_length = octet_length(outline::text);

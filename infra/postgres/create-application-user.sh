#!/bin/sh
# Makes the product's database in a new data folder of the Postgres container, and two roles: footnote_owner, whom everything in it
# belongs to and who cannot log in, and footnote, who logs in, has no right to any table, and takes that role or the one of the tenants
# for each transaction. What only a superuser may make comes with them.
# In a data folder where footnote owns the tables it brings that about, once: docs/operations.md, "Database users".
set -eu
password=${POSTGRES_PASSWORD:-$(cat "$POSTGRES_PASSWORD_FILE")}
psql --no-psqlrc --quiet --set ON_ERROR_STOP=1 --set password="$password" \
  --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" <<'SQL'
select count(*) filter (where rolname = 'footnote') > 0 as has_user,
  count(*) filter (where rolname = 'footnote_owner') > 0 as has_owner from pg_roles \gset
\if :has_owner
\echo 'footnote has no rights of its own already: nothing was changed'
\quit
\elif :has_user
-- Tables, functions and policies name the role, not its name.
alter role footnote rename to footnote_owner;
alter role footnote_owner nologin password null;
\else
create role footnote_owner nologin;
create role footnote_tenant nologin;
create database footnote owner footnote_owner;
\endif
-- noinherit: what the two may do it may only after it has taken one.
create role footnote login noinherit password :'password' nosuperuser nocreatedb nocreaterole nobypassrls;
grant footnote_owner, footnote_tenant to footnote;
\connect footnote
create extension if not exists vector;
-- It is reached from inside the container, which asks for no password, and in no other way.
alter role current_user password null;
SQL

#!/bin/sh
# Runs once, in a new and empty data folder of the Postgres container: makes the database and the user of the product, who is no
# superuser and owns nothing else, and what only a superuser may make. Data folders of earlier versions stay as they are.
set -eu
password=${POSTGRES_PASSWORD:-$(cat "$POSTGRES_PASSWORD_FILE")}
psql --no-psqlrc --quiet --set ON_ERROR_STOP=1 --set password="$password" \
  --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" <<'SQL'
create role footnote login password :'password' nosuperuser nocreatedb nocreaterole nobypassrls;
create role footnote_tenant nologin;
grant footnote_tenant to footnote;
create database footnote owner footnote;
\connect footnote
create extension vector;
-- It is reached from inside the container, which asks for no password, and in no other way.
alter role current_user password null;
SQL

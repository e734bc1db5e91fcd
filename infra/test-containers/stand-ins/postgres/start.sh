#!/bin/sh
# Of the official image's start what the compose file relies on: the folder is given to an account that is not root, a new folder
# asks for no password inside the container and for one from outside, and its scripts run once.
set -eu
if [ "$(id -u)" = 0 ]; then
  mkdir -p /run/postgresql
  chown postgres /run/postgresql "$PGDATA"
  chmod 03775 /run/postgresql
  chmod 0700 "$PGDATA"
  exec gosu postgres "$0" "$@"
fi
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  password=${POSTGRES_PASSWORD:-$(cat "$POSTGRES_PASSWORD_FILE")}
  printf '%s\n' "$password" >/tmp/password
  initdb --locale=C.UTF-8 --username="$POSTGRES_USER" --pwfile=/tmp/password --auth-local=trust --auth-host=scram-sha-256 >/dev/null
  rm /tmp/password
  echo "host all all all scram-sha-256" >>"$PGDATA/pg_hba.conf"
  echo "listen_addresses = '*'" >>"$PGDATA/postgresql.conf"
  pg_ctl --wait --options "-c listen_addresses=''" start
  for script in /docker-entrypoint-initdb.d/*.sh; do
    if [ -x "$script" ]; then "$script"; else . "$script"; fi
  done
  pg_ctl --wait --mode fast stop
fi
exec "$@"

#!/bin/sh
# Makes a database password: in .env for docker-compose.yml, and in secrets/ for infra/compose.secrets.yml. What is there already
# stays, but for `--new`; an existing database knows only its own password: "Database users" in docs/operations.md. The containers'
# accounts have to read the files, so they are guarded by their folder, which only its owner enters.
set -eu
cd "$(dirname "$0")/.."
# In the database's URL other characters would have to be encoded, which the compose file cannot do.
check_password() {
  case $1 in *[!A-Za-z0-9._~-]*)
    echo "The password of the database (POSTGRES_PASSWORD in .env, secrets/postgres_password) may only contain A-Z a-z 0-9 . _ ~ -" >&2
    echo "Nothing was changed. docs/operations.md, \"Changing secrets\", gives the database another one." >&2
    exit 1
    ;;
  esac
}
make_password() { od -An -N24 -tx1 /dev/urandom | tr -d ' \n'; }
# Compose takes the quotes around a value of .env away.
known=$(sed -n 's/^POSTGRES_PASSWORD=//p' .env 2>/dev/null | tail -n 1 | sed "s/^\"\(.*\)\"\$/\1/; s/^'\(.*\)'\$/\1/")
stored=$(cat secrets/postgres_password 2>/dev/null || true)
if [ "${1:-}" = --new ]; then
  password=$(make_password)
elif [ -n "$known" ] && [ -n "$stored" ] && [ "$known" != "$stored" ]; then
  echo "POSTGRES_PASSWORD in .env and secrets/postgres_password differ, and the database knows one of them. Nothing was changed." \
    "To keep the one in .env, run: rm secrets/postgres_password. To keep the other, delete the line in .env. Then run this again." >&2
  exit 1
else
  password=${known:-${stored:-$(make_password)}}
fi
check_password "$password"
mkdir -p secrets
chmod 700 secrets
printf '%s' "$password" >secrets/postgres_password
printf 'postgresql://footnote:%s@postgres:5432/footnote' "$password" >secrets/database_url
chmod 644 secrets/*
touch .env
chmod 600 .env
others=$(grep -v '^POSTGRES_PASSWORD=' .env || true)
printf '%s\nPOSTGRES_PASSWORD=%s\n' "$others" "$password" | sed '/./,$!d' >.env
echo "secrets/ holds: $(ls secrets | tr '\n' ' '), and .env the POSTGRES_PASSWORD"

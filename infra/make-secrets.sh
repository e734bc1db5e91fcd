#!/bin/sh
# Makes a database password: in .env for docker-compose.yml, and in secrets/ for infra/compose.secrets.yml. What is there already
# stays, but for `--new`. The containers' accounts have to read the files, so they are guarded by their folder, which only its owner enters.
set -eu
cd "$(dirname "$0")/.."
mkdir -p secrets
chmod 700 secrets
# In the database's URL other characters would have to be encoded, which the compose file cannot do.
check_password() {
  case $1 in *[!A-Za-z0-9._~-]*)
    echo "The password of the database (POSTGRES_PASSWORD in .env, secrets/postgres_password) may only contain A-Z a-z 0-9 . _ ~ -" >&2
    echo "Nothing was changed. docs/operations.md, "Changing secrets", gives the database another one." >&2
    exit 1
    ;;
  esac
}
make_password() { od -An -N24 -tx1 /dev/urandom | tr -d ' \n'; }
if [ "${1:-}" = --new ]; then
  make_password >secrets/postgres_password
elif [ ! -s secrets/postgres_password ]; then
  # Compose takes the quotes around a value of .env away.
  known=$(sed -n 's/^POSTGRES_PASSWORD=//p' .env 2>/dev/null | tail -n 1 | sed "s/^\"\(.*\)\"\$/\1/; s/^'\(.*\)'\$/\1/")
  check_password "$known"
  printf '%s' "${known:-$(make_password)}" >secrets/postgres_password
fi
password=$(cat secrets/postgres_password)
check_password "$password"
printf 'postgresql://footnote:%s@postgres:5432/footnote' "$password" >secrets/database_url
chmod 644 secrets/*
touch .env
chmod 600 .env
others=$(grep -v '^POSTGRES_PASSWORD=' .env || true)
printf '%s\nPOSTGRES_PASSWORD=%s\n' "$others" "$password" | sed '/./,$!d' >.env
echo "secrets/ holds: $(ls secrets | tr '\n' ' '), and .env the POSTGRES_PASSWORD"

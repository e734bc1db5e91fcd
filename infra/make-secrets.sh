#!/bin/sh
# Makes secrets/ for infra/compose.secrets.yml; what is there already stays. The containers' accounts have to read the
# files, so they are guarded by their folder, which only its owner enters.
set -eu
cd "$(dirname "$0")/.."
mkdir -p secrets
chmod 700 secrets
if [ ! -s secrets/postgres_password ]; then
  od -An -N24 -tx1 /dev/urandom | tr -d ' \n' >secrets/postgres_password
  printf 'postgresql://footnote:%s@postgres:5432/footnote' "$(cat secrets/postgres_password)" >secrets/database_url
fi
chmod 644 secrets/*
echo "secrets/ holds: $(ls secrets | tr '\n' ' ')"

#!/bin/sh
set -eu
if [ "$(id -u)" = 0 ]; then
  chown -R valkey /data
  exec gosu valkey "$0" "$@"
fi
exec "$@" --protected-mode no

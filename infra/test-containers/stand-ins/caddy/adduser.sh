#!/bin/sh
# busybox: adduser -D -u UID NAME
set -eu
[ "$1 $2" = "-D -u" ]
exec useradd --create-home --uid "$3" "$4"

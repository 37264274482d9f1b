#!/bin/sh
# /etc/patroni/make-database.sh: the two roles of Rajt and their database (docs/hardening.md). Patroni gives the address.
set -eu
psql -v ON_ERROR_STOP=1 -v owner="$RAJT_OWNER_PASSWORD" -v app="$RAJT_PASSWORD" "$1" <<'SQL'
create role rajt_owner login password :'owner';
create role rajt_app login password :'app';
create database rajt owner rajt_owner;
SQL

#!/bin/sh
# Makes what compose.yaml reads and isn't there yet: .env for your settings, and a file for each secret that only has to be random.
# It never changes a file that's there. Keep both in a safe place: a backup doesn't have them.
set -eu
cd "$(dirname "$0")"

# Only the owner may enter the folder, and the user in the container may read the files in it.
umask 022
mkdir -p certificates
mkdir -p -m 700 secrets
random() {
	od -An -v -N32 -tx1 /dev/urandom | tr -d ' \n'
}
keep() {
	[ -s "secrets/$1" ] || printf %s "$2" > "secrets/$1"
}

keep auth-secret "$(random)"
keep database-password "$(random)"
keep database-url "postgres://sunup:$(cat secrets/database-password)@database:5432/sunup"
keep s3-access-key-id "$(random | cut -c1-20)"
keep s3-secret-access-key "$(random)"
keep metrics-token "$(random)"

if [ ! -e .env ]; then
	(umask 077 && cp settings.env .env)
	echo "Fill in $PWD/.env, then start everything here: docker compose up --build --detach"
fi

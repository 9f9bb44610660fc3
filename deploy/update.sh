#!/bin/sh
# With Compose: replaces one process after the other with the newest image, without a gap. The process hosting keeps running if its own
# code is the same.
set -eu
cd "$(dirname "$0")"

# mail is there with COMPOSE_PROFILES=mail.
services="$(docker compose config --services)"
for one in worker web-1 web-2 mail; do
	if echo "$services" | grep -qx "$one"; then docker compose up --no-deps --detach --wait "$one"; fi
done
code='JSON.parse(require("fs").readFileSync("build/server/hosting.json", "utf8")).code'
new="$(docker compose run --rm --no-deps -T --entrypoint node worker -p "$code")"
if [ "$(docker compose exec -T hosting node -p "$code" || true)" = "$new" ]; then
	echo "hosting keeps running: its code is the same."
else
	docker compose up --no-deps --detach --wait hosting
fi

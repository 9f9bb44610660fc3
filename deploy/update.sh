#!/bin/sh
# With Compose: replaces one process after the other with the newest image, without a gap. The process hosting keeps running if its own
# code is the same.
set -eu
cd "$(dirname "$0")"

for one in worker web-1 web-2; do
	docker compose up --no-deps --detach --wait "$one"
done
code='JSON.parse(require("fs").readFileSync("build/server/hosting.json", "utf8")).code'
new="$(docker compose run --rm --no-deps -T --entrypoint node worker -p "$code")"
if [ "$(docker compose exec -T hosting node -p "$code" || true)" = "$new" ]; then
	echo "hosting keeps running: its code is the same."
else
	docker compose up --no-deps --detach --wait hosting
fi

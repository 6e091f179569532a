#!/usr/bin/env bash
# How long `make play` takes until the page answers: in a clone that has nothing, when nothing changed, and after a change to
# a step. Takes a few minutes, and needs the network like anybody's first run.
#   bench/first_run.sh [FOLDER FOR THE CLONE]
set -euo pipefail
cd "$(dirname "$0")/.."
clone=${1:-$(mktemp -d)/aedilis}
port=${PORT:-8127}
log=$clone.log
export PIP_NO_CACHE_DIR=1 npm_config_cache=$clone.npm

git clone --quiet . "$clone"
mkdir "$npm_config_cache"

answers() { curl --silent --fail --output /dev/null "http://127.0.0.1:$port/"; }

# Starts `make play` and prints how long it took to answer; leaves its process group in $group.
play() {
    setsid make -C "$clone" --no-print-directory play ARGS="--port $port --database $clone.db" >"$log" 2>&1 &
    group=$!
    local begun=${EPOCHREALTIME/./}
    until answers; do
        kill -0 "$group" 2>/dev/null || { cat "$log"; echo "make play ended"; exit 1; }
        sleep 0.05
    done
    local passed=$(((${EPOCHREALTIME/./} - begun) / 100000))
    printf '%-60s %4d.%d s\n' "$1" $((passed / 10)) $((passed % 10))
}
stop() {
    kill -- "-$group" 2>/dev/null || true
    wait "$group" 2>/dev/null || true
}
trap 'stop' EXIT

play "fresh clone, to a page that answers"
grep -E 'done in|Translated|compiled' "$log"
stop
play "again, nothing changed"
stop
echo "# changed" >>"$clone/src/aedilis/games/corduba/engine/steps/market.py"
play "after a change to a step, uncompiled"
begun=$SECONDS
until grep -q 'the server starts anew' "$log" && answers; do sleep 0.2; done
printf '%-60s %4d s\n' "and natively after" $((SECONDS - begun))

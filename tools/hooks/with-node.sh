#!/bin/sh
# Git runs a hook at the root of the work tree, for some people without the PATH of their shell. The Node of the project comes
# first, then one of the machine; a commit never waits for there to be one.
node=node_modules/.bin/node
[ -x "$node" ] || node=$(command -v node) || exit 0
[ -f "$1" ] || exit 0
exec "$node" "$@"

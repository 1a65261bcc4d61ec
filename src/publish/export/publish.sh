#!/bin/sh
# Puts the website in this folder online, with a tool that is on your computer:
#
#   sh publish.sh rsync ann@example.com:/srv/www   a server with SSH
#   sh publish.sh s3 my-bucket                     Amazon S3, with the aws command
#   sh publish.sh cloudflare my-site               Cloudflare Pages, with wrangler
#
# Add --delete to rsync or s3 to remove files there that the website no longer has.
# Sign in to the tool first; this script asks for no password and stores nothing.
set -eu

usage() {
  sed -n '2,9s/^# \{0,1\}//p' "$0"
  exit 2
}

need() {
  command -v "$1" >/dev/null 2>&1 && return
  printf '%s is not installed. %s\n' "$1" "$2" >&2
  exit 127
}

[ $# -ge 2 ] || usage
tool=$1
target=$2
delete=
case ${3-} in
  '') ;;
  --delete) delete=--delete ;;
  *) usage ;;
esac
case $target in
  '' | -*) usage ;;
esac

folder=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
if [ ! -f "$folder/index.html" ]; then
  echo 'There is no index.html beside this script. Unpack the whole ZIP, and run it there.' >&2
  exit 1
fi

# The note and this script are for you, so they stay here.
copy=$(mktemp -d)
trap 'rm -rf -- "$copy"' EXIT
trap 'exit 130' INT TERM
cp -Rp -- "$folder/." "$copy/"
rm -f -- "$copy/READ ME.txt" "$copy/publish.sh"

case $tool in
  rsync)
    need rsync 'Install it from your package manager.'
    rsync --recursive --times --compress --checksum ${delete:+"$delete"} -- "$copy/" "$target/"
    ;;
  s3)
    need aws 'See https://aws.amazon.com/cli/.'
    aws s3 sync "$copy" "s3://$target" ${delete:+"$delete"}
    ;;
  cloudflare)
    need wrangler 'Install it with npm install --global wrangler.'
    [ -z "$delete" ] || usage
    wrangler pages deploy "$copy" --project-name "$target"
    ;;
  *) usage ;;
esac
echo 'Done.'

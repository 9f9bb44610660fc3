/** Files of a glob by slug, which is the name of the file: './boise.yaml' → 'boise'. In the order of their names. */
export function bySlug<File>(files: Record<string, File>): [slug: string, file: File][] {
  return Object.entries(files)
    .map(([path, file]): [string, File] => [path.replace(/^.*\/|\.\w+$/g, ''), file])
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

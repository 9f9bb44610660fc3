import { readdirSync } from 'node:fs';

/** Slugs of a content folder, read from its file names: Playwright doesn't load YAML or Markdown as modules. */
export function contentSlugs(folder: 'articles' | 'cities' | 'services'): string[] {
  return readdirSync(`content/${folder}`).flatMap((name) => /^(.+)\.(?:md|yaml)$/.exec(name)?.[1] ?? []);
}

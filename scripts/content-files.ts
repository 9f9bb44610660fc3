import type { Plugin } from 'vite';
import { parse } from 'yaml';

const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/;

/**
 * Imports content as data. A `.yaml` file's default export is its value. A `.md` file's default export is its front matter,
 * with the text after it as `body`. Tests check the content of each folder's files.
 */
export const contentFiles: Plugin = {
  name: 'content-files',
  enforce: 'pre',
  transform: {
    filter: { id: /\.(?:yaml|md)$/ },
    handler(code, id) {
      const value = id.endsWith('.md') ? readMarkdown(code) : parse(code);
      return { code: `export default ${JSON.stringify(value)};`, map: null };
    },
  },
};

function readMarkdown(text: string): Record<string, unknown> {
  const [head = '', fields = ''] = frontMatter.exec(text) ?? [];
  return { ...parse(fields), body: text.slice(head.length).trim() };
}

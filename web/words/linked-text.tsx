import { Fragment, type ReactNode } from 'react';
import { textLinks } from '../../content/text-links.ts';
import { Link } from '../ui/controls/link.tsx';

/**
 * Text with links in Markdown: [words](/path). Nothing else in it is markup. Only our own paths become links, because the text
 * may come from outside; other links become plain text. `onFollow` is called when a link is followed; `words` renders each
 * piece of plain text.
 */
export function LinkedText({ children, onFollow, words = (text) => text }: LinkedTextProps): ReactNode {
  return partsOf(children).map(({ at, text, path }) =>
    path && isOwnPath(path) ? (
      <Link key={at} to={path} {...(onFollow && { onClick: onFollow })}>
        {words(text)}
      </Link>
    ) : (
      <Fragment key={at}>{words(text)}</Fragment>
    ),
  );
}

type LinkedTextProps = { children: string; onFollow?: () => void; words?: (text: string) => ReactNode };

function partsOf(text: string): { at: number; text: string; path?: string }[] {
  const parts: { at: number; text: string; path?: string }[] = [];
  let end = 0;
  for (const { 0: whole, 1: words = '', 2: path, index } of text.matchAll(textLinks)) {
    if (index > end) parts.push({ at: end, text: text.slice(end, index) });
    parts.push({ at: index, text: words, path });
    end = index + whole.length;
  }
  return end < text.length ? [...parts, { at: end, text: text.slice(end) }] : parts;
}

/** True if a URL leads to a path on our own origin in any browser. */
function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])[\w\-./#?=&%]*$/.test(path);
}

import type { ReactNode } from 'react';
import { Link } from '../../ui/controls/link.tsx';

/** An answer as it came: paragraphs, with Markdown links to paths of ours as links. Any other link stays the text it is. */
export function AnswerText({ text, onLeave }: { text: string; onLeave: () => void }): ReactNode {
  return text
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim())
    .map((paragraph, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs only ever grow at the end.
      <p key={place} className="wrap-anywhere whitespace-pre-line not-first:mt-2.5">
        {withLinks(paragraph, onLeave)}
      </p>
    ));
}

const link = /(\[[^\]]+\]\([^)\s]+\))/;
const parts = /^\[(?<words>[^\]]+)\]\((?<path>[^)\s]+)\)$/;

function withLinks(text: string, onLeave: () => void): ReactNode[] {
  return text.split(link).map((piece, place) => {
    const { words, path } = parts.exec(piece)?.groups ?? {};
    if (!words || !path) return piece;
    return isOwnPath(path) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces only ever grow at the end.
      <Link key={place} to={path} onClick={onLeave}>
        {words}
      </Link>
    ) : (
      words
    );
  });
}

/** Whether an address leads to a path of our own origin, however a browser reads it. */
export function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])[\w\-./#?=&%]*$/.test(path);
}

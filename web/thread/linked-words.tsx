import { Fragment, type ReactNode } from 'react';
import { Link } from '../ui/controls/link.tsx';
import { MarkedWords } from './marked-words.tsx';

/** Punctuation at the end of a sentence isn't part of a URL. */
const address = /https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]]/g;

/** Someone's text with its line breaks, links for web addresses, and search results marked. Nothing else becomes markup. */
export function LinkedWords({ children, found = '' }: { children: string; found?: string }): ReactNode {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: url, index } of children.matchAll(address)) {
    parts.push(
      <Fragment key={index}>
        <MarkedWords found={found}>{children.slice(end, index)}</MarkedWords>
        <Link to={url} newTab rel="noopener noreferrer nofollow">
          {url}
        </Link>
      </Fragment>,
    );
    end = index + url.length;
  }
  return [
    ...parts,
    <MarkedWords key="end" found={found}>
      {children.slice(end)}
    </MarkedWords>,
  ];
}

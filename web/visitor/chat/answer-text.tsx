import type { ReactNode } from 'react';
import { LinkedText } from '../../words/linked-text.tsx';

/** An answer's paragraphs, with Markdown links to our own paths as links. */
export function AnswerText({ text, onLeave }: { text: string; onLeave: () => void }): ReactNode {
  return text
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim())
    .map((paragraph, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs are only added at the end.
      <p key={place} className="wrap-anywhere whitespace-pre-line not-first:mt-2.5">
        <LinkedText onFollow={onLeave}>{paragraph}</LinkedText>
      </p>
    ));
}

import type { ReactNode } from 'react';
import type { Palette } from '../../../document/document.ts';
import { isLegible } from '../../../sections/legible.ts';
import type { Site } from '../../../sections/site.ts';

/**
 * A number, price or time as cards in a rail, a card to a figure: '8' ':' '1' '5' 'am'. Screen readers get it as one string.
 * Variants that show it set `--h`, the height of a card.
 */
export function Cards({ text }: { text: string }): ReactNode {
  return (
    <>
      <span className="vh">{text}</span>
      <CardFaces texts={[text]} />
    </>
  );
}

/** The cards alone, for words that are said elsewhere. */
export function CardFaces({ texts }: { texts: string[] }): ReactNode {
  return (
    <span className="cards" aria-hidden="true">
      {texts.flatMap(facesOf).map(({ text, look }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: faces may repeat, their order never changes
        <i key={index} className={look}>
          {text}
        </i>
      ))}
    </span>
  );
}

/** An opening span as cards, for hours that are said elsewhere: '9' 'am' to '2' 'pm'. */
export function SpanFaces({ span: [open, close], site }: { span: [string, string]; site: Site }): ReactNode {
  const { allDay, span, time } = site.words;
  const texts = open === '00:00' && close === '24:00' ? [allDay] : [time(open), span(' ', ' ').trim(), time(close)];
  return <CardFaces texts={texts} />;
}

/** `lit` where the cards of the page are too close to the board: then they take the board's own pair of colors. */
export function boardClass({ surface, deep }: Palette): string {
  return isLegible(surface, deep) ? 'band-deep' : 'band-deep lit';
}

interface Face {
  text: string;
  /** Nothing for a figure on a card of its own. */
  look?: 'mark' | 'unit' | 'word' | 'plain';
}

/** 'noon' is a card; 'from', 'to' and 'per hour' stand between the cards. */
function facesOf(text: string): Face[] {
  if (!/\d/.test(text)) return [{ text, look: text.length > 3 ? 'word' : 'plain' }];
  return [...text.matchAll(/\d|[ap]m\b|[:$.,%/-]|[^\d\s:$.,%/-][^\d$]*/g)].map(([piece]): Face => {
    if (/\d/.test(piece)) return { text: piece };
    if (/^[ap]m$/.test(piece)) return { text: piece, look: 'unit' };
    return { text: piece.trim(), look: piece.trim().length === 1 ? 'mark' : 'plain' };
  });
}

/** How many times their height cards are wide, by which a variant sizes them for a phone: `c4`, `c6`, `c9` or `c13`. */
export function widthClass(texts: string[]): 'c4' | 'c6' | 'c9' | 'c13' {
  const widest = Math.max(0, ...texts.map((text) => facesOf(text).reduce((sum, face) => sum + widthOf(face), 0)));
  return widest <= 4 ? 'c4' : widest <= 6 ? 'c6' : widest <= 9 ? 'c9' : 'c13';
}

function widthOf({ text, look }: Face): number {
  const gap = 0.05;
  const sizes = { mark: 0.26, unit: 0.65, word: 0.3 + text.length * 0.28, plain: 0.3 + text.length * 0.14 };
  return gap + (look ? sizes[look] : 0.68);
}

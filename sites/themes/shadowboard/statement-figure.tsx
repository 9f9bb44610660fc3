import { Band, FactPairs, langOf } from '../../sections/parts.tsx';
import type { StatementView } from '../../sections/statement/schema.ts';

/** The figure of the sentence as large as the page, the sentence under it; without a figure the sentence itself is large. */
export default function Figure({ props, section, site }: StatementView) {
  const { text } = props.text;
  const figure = figureOf(text);
  const size = text.length > 220 ? ' long' : text.length > 90 ? ' medium' : '';
  return (
    <Band section={section} className="perforated">
      {figure && (
        <p className={`figure h c${figure.length}`} aria-hidden="true">
          {figure}
        </p>
      )}
      <div className={`wrap${figure ? ' under' : ' sec'}${props.facts.length > 0 ? ' with-facts' : ''}${size}`}>
        <p className="words h" lang={langOf(props.text, site)}>
          {text}
        </p>
        <FactPairs facts={props.facts} />
      </div>
    </Band>
  );
}

/** The first number of a sentence that says something by itself: two to five characters, no part of a word, a range or a street. */
export function figureOf(text: string): string | undefined {
  return /(?<![\p{L}\d.,/#-])\$?\d[\d,]{1,4}(?![\p{L}\d]|[.,:/-]\d)/u.exec(text)?.[0].replace(/,$/, '');
}

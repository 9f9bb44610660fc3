import type { ReactNode } from 'react';
import type { Section } from '../document/document.ts';

interface BandProps {
  section: Section;
  /** For a variant that has the same band wherever it's shown. */
  band?: Section['band'];
  className?: string | undefined;
  /** Classes of the boxes around the content, from the outside in. */
  boxes?: string[];
  children: ReactNode;
}

/** A section on its band. Its own class is its kind and variant, such as `area-plates`. */
export function Band({ section: { id, kind, variant, ...section }, band = section.band, className, boxes = [], children }: BandProps) {
  return (
    <section id={id} data-section={id} className={`${kind}-${variant} band-${band}${className ? ` ${className}` : ''}`}>
      {boxed(boxes, children)}
    </section>
  );
}

function boxed([box, ...inner]: string[], content: ReactNode): ReactNode {
  return box === undefined ? content : <div className={box}>{boxed(inner, content)}</div>;
}

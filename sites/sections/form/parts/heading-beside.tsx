import type { ReactNode } from 'react';
import { neutral } from '../../../document/lines.ts';
import { thingBeside } from '../../own-things.ts';
import { Framed, PhoneLink, slot, Title } from '../../parts.tsx';
import type { Site } from '../../site.ts';
import type { FormProps } from '../schema.ts';

/** The heading beside a form. The room under it, as high as the form, holds the phone number, large, or else a thing of the trade. */
export function HeadingBeside({ props, site, className }: { props: FormProps; site: Site; className: string }): ReactNode {
  const thing = site.facts.phone ? undefined : thingBeside(site);
  return (
    <div className={className}>
      <Title props={props} />
      {site.facts.phone && (
        <div className="instead">
          <p>{site.words.form.preferCall}</p>
          <PhoneLink site={site} className="tel h nw" />
        </div>
      )}
      <Framed
        className="thing frame r-art filled"
        picture={thing === undefined ? undefined : { kind: 'object', name: thing, ground: 'accent', outfit: 0, alt: neutral('') }}
        slot={slot(4, 3, '30vw')}
        site={site}
      />
    </div>
  );
}

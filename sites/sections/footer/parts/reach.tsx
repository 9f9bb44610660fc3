import type { ReactNode } from 'react';
import { EmailLink, Lines, PhoneLink } from '../../parts.tsx';
import type { Site } from '../../site.ts';
import { placeLines } from '../place.ts';

/** Where the business is, then its phone number and email address as a list. */
export function Reach({ site, placeClass }: { site: Site; placeClass?: string }): ReactNode {
  const { facts } = site;
  const place = placeLines(facts);
  return (
    <>
      {place.length > 0 && (
        <p className={placeClass}>
          <Lines lines={place} />
        </p>
      )}
      {(facts.phone || facts.email) && (
        <ul className="reach">
          {facts.phone && (
            <li>
              <PhoneLink site={site} className="nw" />
            </li>
          )}
          {facts.email && (
            <li>
              <EmailLink site={site} />
            </li>
          )}
        </ul>
      )}
    </>
  );
}

import type { ReactNode } from 'react';
import { openLines } from '../../../labels/hours.ts';
import { LogoLine } from '../../logo-view.tsx';
import { EmailLink, Lines } from '../../parts.tsx';
import type { Site } from '../../site.ts';
import { credentialLine, placeLines } from '../place.ts';
import { FooterMenu } from './menu.tsx';

/** Name and place, email and hours, and the pages, each in a column. The phone number, or else the short name, appears above. */
export function FooterColumns({ site, nameClass }: { site: Site; nameClass: string }): ReactNode {
  const { facts, document } = site;
  const small = [...placeLines(facts), credentialLine(facts)].filter(Boolean);
  return (
    <div className="cols">
      <div>
        <p className={nameClass}>
          <LogoLine site={site} name={facts.phone || facts.name !== facts.shortName ? facts.name : undefined} />
        </p>
        {small.length > 0 && (
          <p>
            <Lines lines={small} />
          </p>
        )}
      </div>
      {(facts.email || facts.hours) && (
        <div>
          {facts.email && (
            <p>
              <EmailLink site={site} className="mail" />
            </p>
          )}
          {facts.hours && (
            <p>
              <Lines lines={openLines(facts, document.language)} />
            </p>
          )}
        </div>
      )}
      <FooterMenu site={site} />
    </div>
  );
}

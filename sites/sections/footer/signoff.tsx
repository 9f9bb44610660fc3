import { LogoLine } from '../logo-view.tsx';
import { EmailLink, fitOf } from '../parts.tsx';
import { addressLine } from '../site.ts';
import { FooterMenu } from './parts/menu.tsx';
import { FooterWeek, hasFooterWeek } from './parts/week.tsx';
import { otherPlaceLines } from './place.ts';
import type { FooterView } from './schema.ts';

/** The back of the sign: name and where, how to reach, the pages, and the week as a table if the page hasn't it. */
export default function SignoffFooter({ site }: FooterView) {
  const { facts } = site;
  return (
    <footer className={hasFooterWeek(site) ? 'footer-signoff band-deep' : 'footer-signoff no-hours band-deep'} data-section="footer">
      <div className="wrap stacked">
        <div className="about muted gridded">
          <p className={`name balanced h ${fitOf(facts.name, 40, 52)}`}>
            <LogoLine site={site} name={facts.name} />
          </p>
          {facts.address && <p>{addressLine(facts)}</p>}
          {otherPlaceLines(facts).map((line) => (
            <p key={line}>{line}</p>
          ))}
          {facts.serviceArea.length > 0 && <p>{site.words.list(facts.serviceArea)}</p>}
          {(facts.phone || facts.email) && (
            <p className="reach">
              {facts.phone && <a href={facts.phone.href}>{facts.phone.display}</a>}
              <EmailLink site={site} />
            </p>
          )}
          {facts.licences.map((license) => (
            <p key={license}>{license}</p>
          ))}
        </div>
        <FooterMenu site={site} />
        <FooterWeek site={site} />
      </div>
    </footer>
  );
}

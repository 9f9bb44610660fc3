import { openLines } from '../../labels/hours.ts';
import { LogoView } from '../logo-view.tsx';
import { EmailLink, fitOf, Ornament } from '../parts.tsx';
import { addressLine } from '../site.ts';
import { sprigSvg } from '../sprig.ts';
import { FooterMenu } from './parts/menu.tsx';
import { otherPlaceLines } from './place.ts';
import type { FooterView } from './schema.ts';

/** The last page of the book: the short name very large, then where, how to reach, the pages and the hours as lines. */
export default function ColophonFooter({ section, site }: FooterView) {
  const { facts } = site;
  const { list } = site.words;
  const where = facts.address ? addressLine(facts) : list(facts.serviceArea);
  const hours = facts.hours ? openLines(facts, site.document.language) : [];
  return (
    <footer className={`footer-colophon band-${section.band}`} data-section="footer">
      <div className="wrap">
        {site.theme.ornament === 'sprig' && <Ornament className="sprig" svg={sprigSvg(site.document.seed, 'footer-sprig')} />}
        <p className="mark gridded">
          <LogoView site={site} size={64} />
        </p>
        <p className={`name h ${fitOf(facts.shortName, 13, 22)}`}>{facts.shortName}</p>
        {(facts.shortName !== facts.name || where) && (
          <p className="where balanced wraps">
            {facts.shortName !== facts.name && <span>{facts.name}</span>} {where && <span>{where}</span>}
          </p>
        )}
        {otherPlaceLines(facts).map((line) => (
          <p key={line} className="where balanced">
            {line}
          </p>
        ))}
        {(facts.phone || facts.email) && (
          <p className="reach wraps">
            {facts.phone && <a href={facts.phone.href}>{facts.phone.display}</a>} <EmailLink site={site} />
          </p>
        )}
        <FooterMenu site={site} />
        {[...hours, ...facts.licences].length > 0 && (
          <ul className="small muted wraps">
            {[...hours, ...(facts.languages.length > 1 ? [site.words.languages(facts.languages)] : []), ...facts.licences].map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </div>
    </footer>
  );
}

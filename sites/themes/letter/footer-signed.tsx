import { openLines } from '../../labels/hours.ts';
import { FooterMenu } from '../../sections/footer/parts/menu.tsx';
import { otherPlaceLines } from '../../sections/footer/place.ts';
import type { FooterView } from '../../sections/footer/schema.ts';
import { LogoLine } from '../../sections/logo-view.tsx';
import { EmailLink, fitOf, PhoneLink } from '../../sections/parts.tsx';
import { addressLine } from '../../sections/site.ts';

/** The end of a letter: signed, licenses in the margin, the pages listed as enclosures. Folded above unless the page's last words close it. */
export default function SignedFooter({ section, site }: FooterView) {
  const { facts, words, document } = site;
  const papers = [...facts.licences, ...facts.memberships];
  const where = facts.address ? addressLine(facts) : words.list(facts.serviceArea);
  const small = [
    ...(where ? [where] : []),
    ...otherPlaceLines(facts),
    ...(facts.hours ? openLines(facts, document.language) : []),
    ...(facts.languages.length > 1 ? [words.languages(facts.languages)] : []),
  ];
  return (
    <footer className={`footer-signed band-${section.band}`} data-section="footer">
      <div className="wrap stacked">
        {papers.length > 0 && (
          <ul className="papers loose balanced muted">
            {papers.map((paper) => (
              <li key={paper}>{paper}</li>
            ))}
          </ul>
        )}
        <div className="words">
          <p className={`name balanced ${fitOf(facts.name, 26, 44)}`}>
            <LogoLine site={site} name={facts.name} />
          </p>
          {(facts.phone || facts.email) && (
            <p className="reach wraps">
              <PhoneLink site={site} className="nw" /> <EmailLink site={site} />
            </p>
          )}
          <div className="enclosed">
            <FooterMenu site={site} title={words.at.sitePages} />
            {small.length > 0 && (
              <ul className="small muted wraps">
                {small.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            )}
          </div>
        </div>
      </div>
    </footer>
  );
}

import { mailto } from '../../../text/email-address.ts';
import { openLines } from '../../labels/hours.ts';
import { Breakable } from '../../sections/breakable.tsx';
import { FooterMenu } from '../../sections/footer/parts/menu.tsx';
import { credentialLine, firstPlaceLines, otherPlaceLines } from '../../sections/footer/place.ts';
import type { FooterView } from '../../sections/footer/schema.ts';
import { LogoLine } from '../../sections/logo-view.tsx';
import { ActionLink, EmailLink, ListedLines } from '../../sections/parts.tsx';

/** The page's last line: the number, ruled off like a sum. Without a phone it's the street, else the email address or the name. */
export default function LastLine({ site }: FooterView) {
  const { facts, document } = site;
  const { phone, email } = facts;
  const street = facts.address?.street;
  const total = phone?.display ?? street ?? email ?? facts.shortName;
  const href = phone?.href ?? (street || !email ? undefined : mailto(email));
  const place = firstPlaceLines(facts);
  const credentials = credentialLine(facts);
  const [action] = document.actions;
  return (
    <footer data-section="footer" className={`footer-lastline on-surface ${sizeOf(total)}`}>
      <div className="wrap">
        <div className="line gridded">
          <p className="what t-1">
            <LogoLine site={site} name={facts.name} />
          </p>
          {href ? (
            <a className="total h" href={href}>
              <Breakable text={total} />
            </a>
          ) : (
            <p className="total h">{total}</p>
          )}
        </div>
        <div className="under gridded">
          <div className="facts on-baseline wraps">
            {place.length > 0 && <p>{place.join(', ')}</p>}
            {otherPlaceLines(facts).map((line) => (
              <p key={line}>{line}</p>
            ))}
            {facts.hours && (
              <p>
                <ListedLines lines={openLines(facts, document.language)} />
              </p>
            )}
            {email && email !== total && (
              <p>
                <EmailLink site={site} />
              </p>
            )}
            {credentials && <p>{credentials}</p>}
            {!phone && action && <ActionLink action={action} site={site} className="btn" />}
          </div>
          <FooterMenu site={site} />
        </div>
      </div>
    </footer>
  );
}

/** Step of the large line by how many letters share the width. */
function sizeOf(text: string): string {
  return text.length <= 14 ? 'few' : text.length <= 20 ? 'some' : text.length <= 30 ? 'many' : 'most';
}

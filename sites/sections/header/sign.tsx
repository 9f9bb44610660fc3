import type { ReactNode } from 'react';
import { LogoName, LogoView } from '../logo-view.tsx';
import { ActionLink, PhoneLink, PhoneMenu, Spans, WideMenu } from '../parts.tsx';
import { hrefOf } from '../site.ts';
import { wordmarkOf } from '../wordmark.ts';
import { hoursLines, placeLines } from './fascia.ts';
import type { HeaderView } from './schema.ts';

/** A shop's fascia: the name in the middle, place and hours at its sides, over a strip with the pages and the number. */
export default function SignHeader({ section, site }: HeaderView) {
  const { facts, document } = site;
  const wordmark = wordmarkOf(facts, 26);
  const action = document.actions.find((candidate) => hrefOf(candidate, document));
  return (
    <header className={`header-sign band-${section.band}`} data-section="header">
      <div className="wrap apart fascia gridded">
        <Aside lines={placeLines(site)} />
        <a className={wordmark.length > 18 ? 'name long' : 'name'} href="/">
          <LogoView site={site} size={48} />
          {document.logo.kind === 'mark' && (
            <span className="letters">
              <LogoName site={site} lines={[wordmark]} className="h" />
            </span>
          )}
        </a>
        <Aside lines={hoursLines(site)} end />
        <PhoneMenu site={site} />
      </div>
      <div className="strip band-deep">
        <div className="wrap apart">
          <WideMenu site={site} />
          {facts.phone ? (
            <PhoneLink site={site} className="reach h" anyHour />
          ) : (
            action && <ActionLink className="reach h" action={action} site={site} />
          )}
        </div>
      </div>
    </header>
  );
}

function Aside({ lines, end = false }: { lines: string[]; end?: boolean }): ReactNode {
  if (!lines.length) return null;
  return (
    <p className={end ? 'aside end wide' : 'aside wide'}>
      <Spans lines={lines} />
    </p>
  );
}

import { placeLines } from '../../sections/header/fascia.ts';
import type { HeaderView } from '../../sections/header/schema.ts';
import { LogoName, LogoView } from '../../sections/logo-view.tsx';
import { ActionLink, Ornament, PhoneLink, PhoneMenu, Spans, WideMenu } from '../../sections/parts.tsx';
import { hrefOf } from '../../sections/site.ts';
import { vineSvg } from '../../sections/sprig.ts';
import { wordmarkOf } from '../../sections/wordmark.ts';

/** A column that stays in view on wide screens: mark, name, pages, and how to come or call; below it a vine climbs the rest of the page. A plain bar on phones. */
export default function RailHeader({ section, site }: HeaderView) {
  const { facts, document } = site;
  const wordmark = wordmarkOf(facts, 26);
  const ask = document.actions.find((action) => action.to.kind !== 'phone' && hrefOf(action, document));
  return (
    <header className={`header-rail band-${section.band}`} data-section="header">
      <div className="column apart aligned">
        <a className={wordmark.length > 18 ? 'name aligned quiet-link long' : 'name aligned quiet-link'} href="/">
          <LogoView site={site} size={58} />
          <LogoName site={site} lines={[wordmark]} className="h" />
        </a>
        <WideMenu site={site} />
        <div className="reach aligned">
          {placeLines(site).length > 0 && (
            <p className="place wide">
              <Spans lines={placeLines(site)} />
            </p>
          )}
          <PhoneLink site={site} className="phone strong aligned" anyHour />
          {ask && <ActionLink className="btn wide" action={ask} site={site} />}
          <PhoneMenu site={site} wordless />
        </div>
      </div>
      <Ornament className="vine wide" svg={vineSvg(document.seed, 'vine')} />
    </header>
  );
}

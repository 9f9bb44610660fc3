import { nameLines } from '../../logo/name-lines.ts';
import { LogoName, LogoView } from '../logo-view.tsx';
import { ActionLink, PhoneLink, PhoneMenu, WideMenu } from '../parts.tsx';
import { wordmarkOf } from '../wordmark.ts';
import type { HeaderView } from './schema.ts';

/** Longest name, in characters, that stands on one line. */
const longestLine = 22;

/** A pill that floats over the page and stays while it scrolls. */
export default function Pill({ site }: HeaderView) {
  const { facts, document } = site;
  const action = document.actions.find((candidate) => candidate.to.kind !== 'phone') ?? document.actions[0];
  return (
    <header data-section="header" className="header-pill on-surface wraps">
      <a className="wm balanced" href="/">
        <LogoView site={site} size={36} />
        <LogoName site={site} lines={nameLines(wordmarkOf(facts), longestLine)} />
      </a>
      <WideMenu site={site} className="wraps" />
      <div className="end wraps">
        <PhoneLink site={site} className="ph strong nw" anyHour />
        <PhoneMenu site={site} wordless />
        {action && <ActionLink action={action} site={site} className="btn wide" />}
      </div>
    </header>
  );
}

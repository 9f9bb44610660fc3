import { ArrowUpRight } from 'lucide-react';
import type { ShownCaseStudy } from '../../../domain/cases/queries.ts';
import { Link } from '../../ui/controls/link.tsx';
import { BrowserFrame } from '../../ui/drawings/browser-frame.tsx';
import { Rise } from '../../ui/drawings/rise.tsx';
import { Band } from '../../ui/layout/band.tsx';

/**
 * The featured case study, with the hours it took compared with the promised ones. If the card links to the demo's sample shop,
 * the frame shows that shop, otherwise a sample page of ours, which its caption says.
 */
export function CaseStudy({ caseStudy, draftHours }: { caseStudy: ShownCaseStudy; draftHours: number }) {
  const { client, url, sample } = caseStudy;
  const picture = sample
    ? {
        src: '/pictures/case-study-1280.webp',
        caption: client,
        alt: `Shop page of ${client}, a sample site we built`,
      }
    : {
        src: '/pictures/shop-1280.webp',
        caption: 'sample: an online shop we built',
        alt: 'Shop page of a sample site we built',
      };
  return (
    <Band tone="dawn" id="case" className="overflow-clip">
      <div className="grid grid-cols-1 gap-[clamp(2rem,5vw,5rem)] md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:items-center">
        <div>
          <h2 className="text-1 leading-none tracking-[-.03em]">{caseStudy.title}</h2>
          <p className="mt-5 text-lead">{caseStudy.text}</p>
          <div className="mt-7 flex items-end gap-5 text-ui leading-snug">
            <div className="w-28 shrink-0">
              <Rise value={caseStudy.hours} total={draftHours} />
            </div>
            <p>Built in {caseStudy.hours} hours, from start to open shop.</p>
          </div>
          {url && (
            <Link to={url} newTab className="link mt-7">
              Visit {client || 'the live site'}
              <ArrowUpRight size={18} aria-hidden="true" />
            </Link>
          )}
          {sample && <p className="mt-3 max-w-prose text-small text-ink-2">Sample for this demo: a shop page without a cart.</p>}
        </div>
        <div className="max-md:-mr-gutter md:mr-[calc(-1*max(var(--gutter),(100vw-var(--page))/2))]">
          <BrowserFrame address={picture.caption} className="rounded-r-none">
            <img src={picture.src} alt={picture.alt} width={1280} height={900} loading="lazy" className="block w-full" />
          </BrowserFrame>
        </div>
      </div>
      <ul className="mt-[clamp(2.5rem,5vw,4.5rem)] flex flex-wrap items-baseline justify-between gap-x-8 border-line-strong md:border-t md:pt-6">
        {caseStudy.facts.map(({ figure, label }) => (
          <li key={label + figure} className="text-ui max-md:w-full max-md:border-t max-md:border-line max-md:py-3">
            <span className={/^\d/.test(figure) ? 'mr-2.5 font-display text-3 leading-none font-[460]' : undefined}>{figure}</span> {label}
          </li>
        ))}
      </ul>
    </Band>
  );
}

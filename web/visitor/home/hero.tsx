import { ArrowRight } from 'lucide-react';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { formatCents } from '../../ui/controls/money.tsx';
import { BrowserFrame } from '../../ui/drawings/browser-frame.tsx';
import { Sky } from '../../ui/drawings/sky.tsx';
import { Sundial } from '../../ui/drawings/sundial.tsx';

/** First screen: the promise, one button, and a site of our own making on the horizon (seed section 2, look/home). */
export function Hero({ setupCents, monthlyCents }: { setupCents: number; monthlyCents: number }) {
  const badges = [
    '20+ Years Experience',
    `${formatCents(setupCents)} Flat`,
    `${formatCents(monthlyCents)}/mo All-In`,
    'Free Logo',
    'SEO Built In',
    'Pro Email',
  ];
  return (
    <section className="night sky-ground -mt-0 pt-28 lg:pt-36">
      <Sky width={1440} height={420} lines={30} glow={0.82} className="h-1/2" />
      <div className="page-width relative">
        <h1 className="relative z-10 font-display text-mega font-[450]">
          5-Page Websites.
          <br />
          Live in 24 Hours.
        </h1>
        <div className="mt-10 grid gap-x-16 gap-y-12 md:grid-cols-[minmax(0,4fr)_minmax(0,10fr)] lg:mt-16">
          <div className="pb-4 md:pb-20">
            <p className="text-lead text-ink-2">While agencies are still picking templates, your site's already online.</p>
            <LinkButton to="/onboarding" size="large" className="mt-8">
              Start My Site
              <ArrowRight size={20} aria-hidden="true" />
            </LinkButton>
            <ul className="mt-8 grid grid-cols-2 gap-x-4 gap-y-2.5 border-t border-line pt-6 text-ui text-ink-2">
              {badges.map((badge) => (
                <li
                  key={badge}
                  className="flex gap-2.5 before:h-[1.1em] before:w-[3px] before:shrink-0 before:translate-y-[.2em] before:skew-x-[-18deg] before:bg-sun"
                >
                  {badge}
                </li>
              ))}
            </ul>
          </div>
          <div className="relative min-w-0 md:-mt-4">
            <Sundial hour={18} className="absolute -top-64 -right-44 w-[30rem] max-lg:-top-40 max-lg:w-[22rem]" />
            <BrowserFrame address="sample: plumber" className="relative h-[27rem] rounded-b-none max-md:h-64" viewClassName="h-full">
              <img
                src="/pictures/plumber-1280.webp"
                alt="Home page of a sample plumber's site, made by our workshop"
                width={1280}
                height={800}
                fetchPriority="high"
                className="block w-full"
              />
            </BrowserFrame>
          </div>
        </div>
      </div>
    </section>
  );
}

import { Calendar, FileDown, Lock, type LucideIcon, Mail, Search, Smartphone, Stamp, Undo2 } from 'lucide-react';
import { type FeatureKey, features, type HomeWords } from '../../../content/home.ts';
import { Band } from '../../ui/layout/band.tsx';

const icons: Partial<Record<FeatureKey, LucideIcon>> = {
  draft: Calendar,
  logo: Stamp,
  seo: Search,
  email: Mail,
  hosting: Lock,
  phones: Smartphone,
  edits: Undo2,
  leave: FileDown,
};

/** The ten things included with every site: two tiles with a drawing, and eight ruled rows. */
export function Features({ words }: { words: HomeWords }) {
  const [pages, speed, ...rest] = features(words);
  return (
    <Band tone="sunk" id="features">
      <div className="grid grid-cols-1 gap-[clamp(2rem,5vw,5rem)] md:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <div className="md:sticky md:top-[calc(7rem+var(--strip))] md:self-start">
          <h2 className="text-2">Everything a small business site needs. Nothing to assemble.</h2>
          <p className="mt-5 max-w-[24em] text-ink-2">Ten things come with every site. None of them is an add-on.</p>
        </div>
        <div>
          <div className="grid gap-[clamp(1rem,2vw,1.75rem)] sm:grid-cols-[1.25fr_1fr] md:max-lg:grid-cols-1">
            <div className="night flex min-h-60 flex-col justify-between gap-6 rounded-3 p-7 ring ring-line md:min-h-80">
              <Sheets />
              <div>
                <h3 className="text-3">{pages.title}</h3>
                <p className="mt-2 text-ui text-ink-2">{pages.text}</p>
              </div>
            </div>
            <div className="flex min-h-60 flex-col justify-between gap-6 rounded-3 bg-raised p-7 ring ring-line md:min-h-80">
              <Gauge />
              <div>
                <h3 className="text-3">{speed.title}</h3>
                <p className="mt-2 text-ui text-ink-2">{speed.text}</p>
              </div>
            </div>
          </div>
          <ul className="mt-[clamp(1.5rem,3vw,2.5rem)] grid gap-x-[clamp(1.5rem,4vw,4rem)] sm:grid-cols-2">
            {rest.map(({ key, title, text }) => {
              const Icon = icons[key];
              return (
                <li key={key} className="grid grid-cols-[2rem_1fr] content-start gap-x-4 gap-y-1 border-t border-line-strong py-5.5">
                  {Icon && <Icon size={22} strokeWidth={1.6} aria-hidden="true" className="mt-0.5" />}
                  <h3 className="ui-heading text-body">{title}</h3>
                  <p className="col-start-2 text-ui text-ink-2">{text}</p>
                </li>
              );
            })}
          </ul>
        </div>
      </div>
    </Band>
  );
}

const sheets = [46, 10, 62, 26, 0];

/** Five sheets in a row, one of them lit. */
function Sheets() {
  return (
    <svg viewBox="0 0 420 170" aria-hidden="true" className="block w-full overflow-hidden">
      {sheets.map((top, index) => {
        const lit = index === 1;
        return (
          <g key={top} transform={`translate(${index * 84} ${top})`}>
            <rect width="70" height="180" rx="5" fill={lit ? 'var(--sun)' : 'var(--night-700)'} />
            <path d="M12 20h30M12 32h46M12 42h38" stroke={lit ? 'var(--on-accent)' : 'var(--night-400)'} strokeWidth="3" />
            <rect
              x="12"
              y="56"
              width="46"
              height="30"
              rx="2"
              fill="none"
              stroke={lit ? 'var(--on-accent)' : 'var(--night-500)'}
              strokeWidth="2"
            />
          </g>
        );
      })}
    </svg>
  );
}

/** A half circle of 41 ticks, lit up to 90 of 100, with the number inside. */
function Gauge() {
  const ticks = (lit: boolean) =>
    Array.from({ length: 41 }, (_, index) => index)
      .filter((index) => index / 40 <= 0.9 === lit)
      .map((index) => {
        const angle = Math.PI + (index / 40) * Math.PI;
        const at = (r: number) => `${(130 + r * Math.cos(angle)).toFixed(1)} ${(138 + r * Math.sin(angle)).toFixed(1)}`;
        return `M${at(118)}L${at(100)}`;
      })
      .join('');
  return (
    <svg viewBox="0 0 260 150" role="img" aria-label="90 or higher out of 100 on Lighthouse" className="block w-full max-w-60">
      <path d={ticks(true)} stroke="var(--sun-lo)" strokeWidth="3.5" strokeLinecap="round" />
      <path d={ticks(false)} stroke="var(--line-strong)" strokeWidth="3.5" strokeLinecap="round" />
      <text x="130" y="134" textAnchor="middle" className="fill-ink font-display text-[64px] font-[430] tracking-[-3px]">
        90+
      </text>
    </svg>
  );
}

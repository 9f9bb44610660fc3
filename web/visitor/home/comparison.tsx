import { brand } from '../../../content/brand.ts';
import { comparison, daysTo, type HomeWords } from '../../../content/home.ts';
import { classNames } from '../../ui/class-names.ts';
import { Band } from '../../ui/layout/band.tsx';

/** Our days compared with an agency's, as dots and as a table. */
export function Comparison({ title, words }: { title: string; words: HomeWords }) {
  return (
    <Band id="compare">
      <div className="grid grid-cols-1 gap-[clamp(2rem,5vw,5rem)] md:grid-cols-2 md:items-end">
        <h2 className="text-1 leading-none tracking-[-.03em]">{title}</h2>
        <Days ours={daysTo(words.draftHours)} />
      </div>
      <table className="max-[22rem]:[&_:is(td,th)]:wrap-anywhere max-[22rem]:[&_td]:px-1.5 max-[22rem]:[&_td]:text-small mt-[clamp(2.5rem,5vw,4.5rem)] w-full border-collapse text-left">
        <caption className="sr-only">{brand.name} compared with agencies</caption>
        <thead>
          <tr className="border-b-2 border-ink text-ui">
            <th scope="col" className="w-[28%] py-3.5 pr-2 font-semibold md:w-[30%]">
              <span className="sr-only">Feature</span>
            </th>
            <th scope="col" className="w-[34%] bg-chosen px-2.5 py-3.5 font-semibold md:w-[36%] md:px-6">
              {brand.name}
            </th>
            <th scope="col" className="px-2.5 py-3.5 font-semibold md:pl-8">
              Agencies
            </th>
          </tr>
        </thead>
        <tbody>
          {comparison(words).map(({ feature, ours, agencies, isBetter }) => (
            <tr key={feature} className="border-b border-line align-baseline last:border-b-2 last:border-ink">
              <th scope="row" className="py-4 pr-2 font-medium text-ink-2 max-md:text-small max-[22rem]:text-micro md:py-5.5">
                {feature}
              </th>
              <td
                className={classNames(
                  'px-2.5 py-4 font-display text-[1.2rem] leading-[1.15] font-[480] tracking-[-.02em] md:px-6 md:py-5.5 md:text-3',
                  isBetter && 'bg-chosen',
                )}
              >
                {ours}
              </td>
              <td className="px-2.5 py-4 text-ui text-ink-2 md:py-5.5 md:pl-8 md:text-lead">{agencies}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Band>
  );
}

const agency = { from: 28, to: 42 };

/** Forty-two days as dots: our draft is among the first, an agency's site arrives in the last two weeks. */
function Days({ ours }: { ours: number }) {
  return (
    <figure>
      <div role="img" aria-label={`Day ${ours} with ${brand.name} against day ${agency.from} to ${agency.to} with an agency`}>
        <Dots ours={ours} perRow={14} className="sm:hidden" />
        <Dots ours={ours} perRow={21} className="max-sm:hidden" />
      </div>
      <figcaption className="mt-3.5 flex justify-between gap-4 text-small text-ink-2">
        <span>
          {brand.name}: day {ours}
        </span>{' '}
        <span>
          Agencies: day {agency.from} to {agency.to}
        </span>
      </figcaption>
    </figure>
  );
}

const step = 31;

/** Each kind of dot is one path of points with a round, wide stroke. */
function Dots({ ours, perRow, className }: { ours: number; perRow: number; className: string }) {
  const at = (index: number) => ({ x: (index % perRow) * step + 13, y: Math.floor(index / perRow) * step + 13 });
  const points = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => from + index)
      .filter((index) => index !== ours - 1)
      .map((index) => `M${at(index).x} ${at(index).y}h0`)
      .join('');
  const [waited, arriving] = [points(0, agency.from), points(agency.from, agency.to)];
  const sun = at(ours - 1);
  return (
    <svg
      viewBox={`0 0 ${perRow * step - 5} ${(agency.to / perRow) * step - 5}`}
      aria-hidden="true"
      strokeLinecap="round"
      className={`w-full overflow-visible ${className}`}
    >
      <path d={waited} stroke="oklch(.885 .02 82)" strokeWidth="25" />
      <path d={arriving} stroke="var(--control)" strokeWidth="25" />
      <path d={arriving} stroke="var(--bg)" strokeWidth="22" />
      <circle cx={sun.x} cy={sun.y} r="12.5" fill="var(--sun)" />
      <circle cx={sun.x} cy={sun.y} r="17" fill="none" stroke="var(--ink)" strokeWidth="1.5" />
    </svg>
  );
}

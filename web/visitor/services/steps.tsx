import { Band } from '../../ui/layout/band.tsx';

/** The steps of a service on a horizon, with the sun on the last one. */
export function Steps({ steps }: { steps: readonly { title: string; text: string }[] }) {
  return (
    <Band>
      <h2 className="text-2">How it works.</h2>
      <ol className="mt-[clamp(2rem,4vw,3.5rem)] grid gap-x-[clamp(1.25rem,2.5vw,2.5rem)] gap-y-7 max-md:ml-1.5 max-md:border-l-2 max-md:border-line-strong md:auto-cols-fr md:grid-flow-col md:border-t-2 md:border-ink">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="relative max-md:pl-6.5 md:pt-8">
            <Bead last={index === steps.length - 1} />
            <h3 className="text-4">
              <span className="sr-only">Step {index + 1}: </span>
              {title}
            </h3>
            <p className="mt-2 text-ui text-ink-2">{text}</p>
          </li>
        ))}
      </ol>
    </Band>
  );
}

/** A mark on the line: a half sun at the end, dots before it. */
function Bead({ last }: { last: boolean }) {
  const looks = last
    ? 'size-6.5 bg-sun ring-3 ring-bg max-md:-left-3.5 max-md:top-0 md:-top-[2px] md:left-0 md:h-5 md:w-10 md:-translate-y-full md:rounded-b-none md:rounded-t-full md:ring-0'
    : 'size-3.5 bg-ink max-md:-left-2 max-md:top-1 md:left-0 md:-top-2';
  return <span aria-hidden="true" className={`absolute rounded-full ${looks}`} />;
}

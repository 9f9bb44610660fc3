import { Band } from '../../ui/layout/band.tsx';

const samples = [
  { file: 'salon', label: 'Hair salon', height: 'h-[26rem]' },
  { file: 'coffee', label: 'Coffee bar', height: 'h-[20rem]' },
  { file: 'dentist', label: 'Dentist', height: 'h-[23rem]' },
  { file: 'landscaper', label: 'Landscaper', height: 'h-[17rem]' },
];

/** What we do, in two sentences, and four sites that our workshop made, standing on the horizon. */
export function Intro() {
  return (
    <Band space="top" className="overflow-clip">
      <div className="grid gap-8 md:grid-cols-[7fr_5fr] md:items-end">
        <h2 className="font-display text-1 font-[450]">You run the business. We put it online by this time tomorrow.</h2>
        <div className="grid gap-4 text-ink-2">
          <p>
            Pick five pages. Answer plain questions about what you do, where, and for how much. We write, design and build the whole thing.
          </p>
          <p>You look it over, ask for changes or say yes. Nothing goes live until you approve it.</p>
        </div>
      </div>
      <div className="mt-16 grid grid-cols-2 items-end gap-4 border-b-[1.5px] border-ink lg:grid-cols-4 lg:gap-6">
        {samples.map((sample) => (
          <figure key={sample.file} className="min-w-0">
            <figcaption className="mb-2 text-small text-ink-2">Sample: {sample.label}</figcaption>
            <div className={`overflow-hidden rounded-t-3 shadow-2 ${sample.height} max-lg:h-56`}>
              <img
                src={`/pictures/${sample.file}-390.webp`}
                alt={`Phone view of a sample ${sample.label.toLowerCase()} site`}
                width={390}
                height={844}
                loading="lazy"
                className="block w-full"
              />
            </div>
          </figure>
        ))}
      </div>
    </Band>
  );
}

import type { ServiceExample } from '../../../content/services/service.ts';

/** Something that shows the service, with what it is below it. */
export function Example({ example }: { example: ServiceExample }) {
  return (
    <figure className="mt-8 max-w-120">
      <div className="overflow-hidden rounded-2 bg-raised text-ui ring ring-line forced-colors:border">
        <Shown example={example} />
      </div>
      <figcaption className="mt-3 text-small text-ink-2">{example.caption}</figcaption>
    </figure>
  );
}

function Shown({ example }: { example: ServiceExample }) {
  if ('page' in example) {
    const { file, height, alt } = example.page;
    return <img src={`/pictures/${file}`} alt={alt} width={1280} height={height} loading="lazy" className="block h-auto w-full" />;
  }
  if ('result' in example) {
    const { address, title, description } = example.result;
    return (
      <div className="p-5 wrap-anywhere">
        <p className="text-small text-ink-2">{address}</p>
        <p className="mt-1 text-[1.2rem] leading-snug font-semibold">{title}</p>
        <p className="mt-1.5 text-ink-2">{description}</p>
      </div>
    );
  }
  if ('files' in example)
    return (
      <ul className="columns-2 gap-x-6 p-5 font-mono text-small leading-7">
        {example.files.map((file) => (
          <li key={file}>{file}</li>
        ))}
      </ul>
    );
  const { words, now, after, button } = example.request;
  return (
    <div className="p-5">
      <p className="font-display text-[1.2rem]">“{words}”</p>
      <dl className="mt-4 grid grid-cols-[4.5rem_minmax(0,1fr)] gap-y-1 rounded-2 bg-sunk px-4 py-3 text-small">
        <dt className="text-ink-2">Now</dt>
        <dd>{now}</dd>
        <dt className="text-ink-2">After</dt>
        <dd className="font-semibold">{after}</dd>
      </dl>
      <p className="mt-4 w-fit rounded-2 bg-ink px-[.9rem] py-2 text-small font-semibold text-bg forced-colors:border">{button}</p>
    </div>
  );
}

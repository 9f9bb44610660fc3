import type { Difference } from '../../../domain/versions/comparing.ts';

interface Props {
  differences: Difference[];
  /** Numbers of the older and the newer version. */
  numbers: [number, number];
  page: string;
  onPage: (page: string) => void;
}

const words = { changed: 'Changed', added: 'New', removed: 'Removed' } as const;

/** The differences between two versions by place. A click on a page's name shows that page. */
export function DifferenceList({ differences, numbers: [older, newer], page, onPage }: Props) {
  return (
    <section aria-label="What changed" className="mt-5">
      <h3 className="ui-heading">
        From version {older} to {newer}
      </h3>
      {differences.length === 0 && <p className="py-2 text-ui text-ink-2">The text, pictures and look are the same.</p>}
      <ul>
        {differences.map((one) => (
          <li key={`${one.page} ${one.section}`} className="border-b border-line py-3 text-small">
            <p className="flex flex-wrap gap-x-2">
              <b>{words[one.what]}</b>
              {one.page && one.page !== page && one.what !== 'removed' ? (
                <button type="button" className="link" onClick={() => onPage(one.page)}>
                  {one.pageLabel}
                </button>
              ) : (
                <span>{one.pageLabel}</span>
              )}
              <span className="text-ink-2">{one.name}</span>
            </p>
            {one.notes.length > 0 && <p className="mt-1">{one.notes.join(', ')}</p>}
            {one.texts.length > 0 && (
              <dl className="mt-2 grid grid-cols-[3.5rem_1fr] gap-x-3 gap-y-1 rounded-2 bg-sunk px-3 py-2.5">
                {one.texts.map((text) => (
                  <div key={`${text.was}→${text.now}`} className="contents">
                    {text.was && (
                      <>
                        <dt className="text-ink-2">Before</dt>
                        <dd className="wrap-anywhere line-through decoration-ink-3">{text.was}</dd>
                      </>
                    )}
                    {text.now && (
                      <>
                        <dt className="text-ink-2">After</dt>
                        <dd className="font-semibold wrap-anywhere">{text.now}</dd>
                      </>
                    )}
                  </div>
                ))}
              </dl>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

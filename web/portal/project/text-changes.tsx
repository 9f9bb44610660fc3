import { classNames } from '../../ui/class-names.ts';

/** Texts before and after a change. A side that's empty isn't shown. */
export function TextChanges({ changes, className }: { changes: { was: string; now: string }[]; className: string }) {
  return (
    <dl className={classNames('grid grid-cols-[3.5rem_1fr] gap-x-3 gap-y-1 rounded-2 bg-sunk px-3 py-2.5 text-small', className)}>
      {changes.map(({ was, now }) => (
        <div key={`${was}→${now}`} className="contents">
          {was && (
            <>
              <dt className="text-ink-2">Before</dt>
              <dd className="wrap-anywhere line-through decoration-ink-3">{was}</dd>
            </>
          )}
          {now && (
            <>
              <dt className="text-ink-2">After</dt>
              <dd className="font-semibold wrap-anywhere">{now}</dd>
            </>
          )}
        </div>
      ))}
    </dl>
  );
}

import type { TrustBadge } from '../../../content/home.ts';
import { classNames } from '../../ui/class-names.ts';
import { Link } from '../../ui/controls/link.tsx';

/** Badges below the horizon that the sample pages stand on, some with what shows that it's so. */
export function Trust({ badges }: { badges: readonly TrustBadge[] }) {
  return (
    <section aria-label="Why people trust us" className="border-t-2 border-ink bg-bg">
      {/* Two a row on phones, or one where letters are wide. */}
      <ul className="page-width flex flex-wrap md:flex-nowrap">
        {badges.map(({ figure, label, proof }, index) => (
          <li
            key={figure}
            className={classNames(
              'grow basis-1/2 border-line py-5 md:basis-0 md:py-8',
              index > 0 && 'md:border-l md:pl-6',
              index % 2 === 1 && 'border-l pl-5',
              index > 1 && 'max-md:border-t',
            )}
          >
            <p className="font-display text-2 leading-none font-[460] tracking-[-.03em]">{figure}</p>
            <p className="mt-2.5 text-ui text-ink-2">{label}</p>
            {proof && (
              <p className="mt-1 text-small text-ink-2">
                {proof.to ? (
                  <Link to={proof.to} className="link">
                    {proof.text}
                  </Link>
                ) : (
                  proof.text
                )}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

import { FooterColumns } from '../../sections/footer/parts/columns.tsx';
import type { FooterView } from '../../sections/footer/schema.ts';
import { ActionLink, fitOf, PhoneLink } from '../../sections/parts.tsx';

/** The floor of the pool and its drain: the number as large as the tiles allow. Without a phone it's the name. */
export default function Drain({ site }: FooterView) {
  const { facts, document } = site;
  const [action] = document.actions;
  return (
    <footer data-section="footer" className="footer-drain">
      <div className="wrap relative">
        {facts.phone ? (
          <PhoneLink site={site} className="num" />
        ) : (
          <p className={`num name balanced fit-${fitOf(facts.shortName, 14, 24)}`}>{facts.shortName}</p>
        )}
        {!facts.phone && action && <ActionLink action={action} site={site} className="btn" />}
        <FooterColumns site={site} nameClass="h" />
      </div>
      <svg className="drain" viewBox="0 0 200 200" aria-hidden="true">
        <circle className="rim" cx="100" cy="100" r="99" />
        <circle className="well" cx="100" cy="100" r="86" />
        <g>
          {Array.from({ length: 24 }, (_, index) => (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: slots of one grate
              key={index}
              x="97"
              y="20"
              width="6"
              height={index % 2 ? 34 : 50}
              rx="3"
              transform={`rotate(${index * 15} 100 100)`}
            />
          ))}
        </g>
        <circle className="cap" cx="100" cy="100" r="14" />
        <path d="M92 100h16" />
      </svg>
    </footer>
  );
}

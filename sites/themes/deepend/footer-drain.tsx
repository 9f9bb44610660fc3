import { FooterColumns } from '../../sections/footer/parts/columns.tsx';
import type { FooterView } from '../../sections/footer/schema.ts';
import { ActionLink, fitOf, PhoneLink } from '../../sections/parts.tsx';

/** The floor of the pool: the number as large as the tiles allow. Without a phone it's the name. */
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
    </footer>
  );
}

import { Link } from '../../ui/controls/link.tsx';

/** Links to the sections of a long page: above them, or in a sticky column if there's room. */
export function OnThisPage({ sections }: { sections: readonly { id: string; title: string }[] }) {
  return (
    <nav aria-label="On this page" className="xl:sticky xl:top-[calc(2rem+var(--strip))] xl:col-start-2 xl:row-start-1 xl:self-start">
      <ul className="grid grid-cols-2 gap-x-4 text-ui sm:grid-cols-3 xl:grid-cols-1">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Link to={`#${id}`} className="link inline-flex min-h-11 items-center xl:min-h-8">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

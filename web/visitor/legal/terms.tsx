import { heads } from '../../../content/heads.ts';
import { ownTerms } from '../../../content/legal/terms.ts';
import { dateInWords } from '../../../time/day-in-words.ts';
import { pageMeta } from '../../page-meta.ts';
import { Link } from '../../ui/controls/link.tsx';
import { breadcrumbData } from '../structured-data.ts';
import type { Route } from './+types/terms';
import { LegalSection, LegalText } from './legal-text.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(heads.terms, matches, [breadcrumbData(matches, [{ name: heads.terms.title, path: heads.terms.path }])]);

/** The current terms, exactly as buyers accept them, with links to earlier ones. */
export function loader() {
  const [text, ...earlier] = ownTerms();
  return { text, earlier: earlier.map(({ version }) => version) };
}

export default function Terms({ loaderData: { text, earlier } }: Route.ComponentProps) {
  return (
    <LegalText
      text={text}
      lead={heads.terms.description}
      after={
        earlier.length > 0 && (
          <LegalSection heading="Earlier versions">
            <p>
              What’s new: {text.changes?.charAt(0).toLowerCase()}
              {text.changes?.slice(1)}
            </p>
            <ul className="grid gap-2">
              {earlier.map((version) => (
                <li key={version}>
                  <Link to={`/terms/${version}`}>{dateInWords(version)}</Link>
                </li>
              ))}
            </ul>
          </LegalSection>
        )
      }
    />
  );
}

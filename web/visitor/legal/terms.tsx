import { heads } from '../../../content/heads.ts';
import { versionInWords } from '../../../content/legal/legal-text.ts';
import { earlierTerms, termsNow } from '../../../domain/legal/queries.ts';
import { pageMeta } from '../../meta/page-meta.ts';
import { Link } from '../../ui/controls/link.tsx';
import type { PageHandle } from '../layout.tsx';
import { breadcrumbData } from '../structured-data.ts';
import type { Route } from './+types/terms';
import { LegalSection, LegalText } from './legal-text.tsx';

export const handle = { errand: true } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(heads.terms, matches, [breadcrumbData(matches, [{ name: heads.terms.title, path: heads.terms.path }])]);

/** The current terms, exactly as buyers accept them, with links to earlier ones. */
export async function loader() {
  const [text, earlier] = await Promise.all([termsNow(), earlierTerms()]);
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
            {text.changes && (
              <p>
                What’s new: {text.changes.charAt(0).toLowerCase()}
                {text.changes.slice(1)}
              </p>
            )}
            <ul className="grid gap-2">
              {earlier.map((version) => (
                <li key={version}>
                  <Link to={`/terms/${version}`}>{versionInWords(version)}</Link>
                </li>
              ))}
            </ul>
          </LegalSection>
        )
      }
    />
  );
}

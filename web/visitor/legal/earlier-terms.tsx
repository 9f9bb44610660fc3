import { data, redirect } from 'react-router';
import { versionInWords } from '../../../content/legal/legal-text.ts';
import { earlierTerms, termsVersionNow } from '../../../domain/legal/queries.ts';
import { notFoundMeta, privateMeta } from '../../meta/private-meta.ts';
import { Link } from '../../ui/controls/link.tsx';
import type { PageHandle } from '../layout.tsx';
import type { Route } from './+types/earlier-terms';
import { LegalSection, LegalText } from './legal-text.tsx';

export const handle = { errand: true } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? privateMeta(`${loaderData.text.title}, ${versionInWords(loaderData.text.version)}`) : notFoundMeta();

/** Earlier terms, by the day from which they applied, for those who accepted them. The current ones are at /terms. */
export async function loader({ params }: Route.LoaderArgs) {
  if (params.version === (await termsVersionNow())) throw redirect('/terms');
  const text = (await earlierTerms()).find(({ version }) => version === params.version);
  if (!text) throw data(null, { status: 404 });
  return { text };
}

export default function EarlierTerms({ loaderData: { text } }: Route.ComponentProps) {
  return (
    <LegalText
      text={text}
      lead={`These terms applied from ${versionInWords(text.version)} until we replaced them. They still apply to orders that accepted them.`}
      after={
        <LegalSection heading="Newer terms">
          <p>
            Orders placed today accept the <Link to="/terms">current version</Link>.
          </p>
        </LegalSection>
      }
    />
  );
}

import { filled } from '../../../content/filled.ts';
import { heads } from '../../../content/heads.ts';
import { terms } from '../../../content/legal/terms.ts';
import { offerWords } from '../../../content/offer.ts';
import { readSettings } from '../../../domain/settings/settings.ts';
import { pageMeta } from '../page-meta.ts';
import { breadcrumbData } from '../structured-data.ts';
import type { Route } from './+types/terms';
import { LegalText } from './legal-text.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(heads.terms, matches, [breadcrumbData(matches, [{ name: heads.terms.title, path: heads.terms.path }])]);

export async function loader() {
  return { text: filled(terms, offerWords(await readSettings())) };
}

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <LegalText text={loaderData.text} lead={heads.terms.description} />;
}

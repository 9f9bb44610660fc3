import { filled } from '../../../content/filled.ts';
import { heads } from '../../../content/heads.ts';
import { privacy } from '../../../content/legal/privacy.ts';
import { offerWords } from '../../../content/offer.ts';
import { readSettings } from '../../../domain/settings/settings.ts';
import { pageMeta } from '../../page-meta.ts';
import { breadcrumbData } from '../structured-data.ts';
import type { Route } from './+types/privacy';
import { LegalText } from './legal-text.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(heads.privacy, matches, [breadcrumbData(matches, [{ name: heads.privacy.title, path: heads.privacy.path }])]);

export async function loader() {
  return { text: filled(privacy, offerWords(await readSettings())) };
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <LegalText text={loaderData.text} lead={heads.privacy.description} />;
}

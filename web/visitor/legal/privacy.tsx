import { heads } from '../../../content/heads.ts';
import { offerWords } from '../../../content/offer.ts';
import { privacyNow } from '../../../domain/legal/queries.ts';
import { readSettings } from '../../../domain/settings/settings.ts';
import { pageMeta } from '../../meta/page-meta.ts';
import type { PageHandle } from '../layout.tsx';
import { breadcrumbData } from '../structured-data.ts';
import type { Route } from './+types/privacy';
import { LegalText } from './legal-text.tsx';

export const handle = { errand: true } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(heads.privacy, matches, [breadcrumbData(matches, [{ name: heads.privacy.title, path: heads.privacy.path }])]);

export async function loader() {
  return { text: await privacyNow(offerWords(await readSettings())) };
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <LegalText text={loaderData.text} lead={heads.privacy.description} />;
}

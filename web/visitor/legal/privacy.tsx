import { heads } from '../../../content/heads.ts';
import { privacy } from '../../../content/legal/privacy.ts';
import { pageMeta } from '../page-meta.ts';
import { breadcrumbData } from '../structured-data.ts';
import type { Route } from './+types/privacy';
import { LegalText } from './legal-text.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(heads.privacy, matches, [breadcrumbData(matches, [{ name: heads.privacy.title, path: heads.privacy.path }])]);

export default function Privacy() {
  return <LegalText text={privacy} lead={heads.privacy.description} />;
}

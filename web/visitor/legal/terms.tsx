import { heads } from '../../../content/heads.ts';
import { terms } from '../../../content/legal/terms.ts';
import { pageMeta } from '../page-meta.ts';
import { breadcrumbData } from '../structured-data.ts';
import type { Route } from './+types/terms';
import { LegalText } from './legal-text.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(heads.terms, matches, [breadcrumbData(matches, [{ name: heads.terms.title, path: heads.terms.path }])]);

export default function Terms() {
  return <LegalText text={terms} lead={heads.terms.description} />;
}

import type { SiteDocument } from '../../sites/document/document.ts';
import { isSameAnswer } from '../briefs/same-answer.ts';
import { type AnswerPath, type Answers, answerAt } from '../briefs/schema.ts';
import { inputOf, prepared } from './building.ts';
import type { SiteSources } from './sources.ts';

type Sources = Pick<SiteSources, 'answers' | 'uploads' | 'project'>;

/** A price list in the description is on the site as services or products only while the owner filled in no services and prices. */
const listPaths: readonly AnswerPath[] = ['services', 'details.pricing', 'details.shop'];

/** True for a change before which the lists that came out of the description are stored, because it'd lose or repeat them. */
export function changesLists(paths: readonly AnswerPath[]): boolean {
  return paths.some((path) => listPaths.includes(path));
}

/** The answers with the services and products that the site lists: with those of a price list in the description, if there's one. */
export async function withListed(sources: Sources, document: SiteDocument): Promise<Answers> {
  const { answers } = sources;
  const moved = await withMovedLists(sources, document);
  if (moved === answers) return answers;
  const shop = answerAt(moved, 'details.shop');
  return {
    ...answers,
    services: moved.services,
    ...(shop !== undefined && { details: { ...(answers.details as Answers | undefined), shop } }),
  };
}

/**
 * The same, to be stored. The description loses the list, which would be text again beside services that are stored, and with it what
 * else the proofreader moved.
 */
export async function withMovedLists(sources: Sources, { tidied }: SiteDocument): Promise<Answers> {
  const { answers } = sources;
  const { input } = inputOf(sources);
  const listOf = (path: AnswerPath) => (answerAt(input, path) ?? []) as unknown[];
  const isTyped = !tidied.some(({ field }) => field === 'business.description');
  if (isTyped || listOf('services').length > 0 || listOf('details.pricing').length > 0) return answers;
  const { brief } = await prepared(sources);
  const { services = [], details: { faq = [], steps, shop = [] } = {} } = brief;
  const asked = listOf('details.faq');
  const sold = listOf('details.shop');
  // Those of the description come first.
  const products = shop.slice(0, Math.max(0, shop.length - sold.length));
  if (services.length + products.length === 0) return answers;
  return {
    ...answers,
    ...(services.length > 0 && { services }),
    business: { ...(answers.business as Answers), description: brief.business.description },
    details: {
      ...(answers.details as Answers | undefined),
      ...(products.length > 0 && { shop: [...products, ...sold] }),
      ...(faq.length > asked.length && { faq: [...asked, ...faq.slice(asked.length)] }),
      ...(isSameAnswer(answerAt(input, 'details.steps'), null) && steps && { steps }),
    },
  };
}

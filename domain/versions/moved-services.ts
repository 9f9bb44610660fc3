import type { SiteDocument } from '../../sites/document/document.ts';
import { isSameAnswer } from '../briefs/same-answer.ts';
import { type Answers, answerAt } from '../briefs/schema.ts';
import { inputOf, prepared } from './building.ts';
import type { SiteSources } from './sources.ts';

type Sources = Pick<SiteSources, 'answers' | 'uploads' | 'project'>;

/** The answers with the services that the site lists: those of a price list in the description, if the owner filled in none. */
export async function withListedServices(sources: Sources, document: SiteDocument): Promise<Answers> {
  const { services } = await withMovedServices(sources, document);
  return services === sources.answers.services ? sources.answers : { ...sources.answers, services };
}

/**
 * The same, to be stored. The description loses the list, which would be text again beside services that are stored, and with it what
 * else the proofreader moved.
 */
export async function withMovedServices(sources: Sources, { tidied }: SiteDocument): Promise<Answers> {
  const { answers } = sources;
  const { input } = inputOf(sources);
  const isTyped = !tidied.some(({ field }) => field === 'business.description');
  if (isTyped || !isSameAnswer(answerAt(input, 'services'), null)) return answers;
  const { brief } = await prepared(sources);
  if (!brief.services?.length) return answers;
  const asked = (answerAt(input, 'details.faq') ?? []) as unknown[];
  const { faq = [], steps } = brief.details ?? {};
  return {
    ...answers,
    services: brief.services,
    business: { ...(answers.business as Answers), description: brief.business.description },
    details: {
      ...(answers.details as Answers | undefined),
      ...(faq.length > asked.length && { faq: [...asked, ...faq.slice(asked.length)] }),
      ...(isSameAnswer(answerAt(input, 'details.steps'), null) && steps && { steps }),
    },
  };
}

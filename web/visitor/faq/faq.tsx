import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { faqGroups } from '../../../content/faq/faq.ts';
import { heads } from '../../../content/heads.ts';
import { withoutLinks } from '../../../content/text-links.ts';
import { readSettings } from '../../../domain/settings/settings.ts';
import { pageMeta } from '../../meta/page-meta.ts';
import { LinkButton } from '../../ui/controls/button.tsx';
import { Disclosures } from '../../ui/controls/disclosure.tsx';
import { Field, TextInput } from '../../ui/controls/field.tsx';
import { Band } from '../../ui/layout/band.tsx';
import { LinkedText } from '../../words/linked-text.tsx';
import { PageOpening } from '../page-opening.tsx';
import { breadcrumbData, faqData } from '../structured-data.ts';
import { useSearchText } from '../use-search-text.ts';
import type { Route } from './+types/faq';
import { findQuestions } from './find-questions.ts';

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const questions = loaderData?.groups.flatMap((group) => group.questions) ?? [];
  return pageMeta(heads.faq, matches, [
    faqData(questions.map(({ question, answer }) => ({ question, answer: withoutLinks(answer) }))),
    breadcrumbData(matches, [{ name: heads.faq.title, path: heads.faq.path }]),
  ]);
};

export async function loader() {
  return { groups: faqGroups(await readSettings()) };
}

/** /faq: questions in groups, each with its own anchor, and a search that ranks them by question, answer and synonyms. */
export default function Faq({ loaderData }: Route.ComponentProps) {
  const { groups } = loaderData;
  const { text: search, field } = useSearchText();
  const searched = search.trim();
  const matches = findQuestions(groups, searched);
  const total = groups.reduce((sum, { questions }) => sum + questions.length, 0);
  const shownGroups = searched ? (matches.length > 0 ? [{ id: 'matches', title: 'Best matches', questions: matches }] : []) : groups;
  useOpenTarget();
  return (
    <>
      <PageOpening
        title="Frequently asked questions"
        lead={`${total} questions owners ask before, during and after. Don’t see yours? Ask a person.`}
        actions={
          <LinkButton to="/contact" look="secondary">
            Ask a person
          </LinkButton>
        }
      />
      <Band>
        <div className="grid gap-[clamp(2rem,5vw,5rem)] md:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
          <div className="md:sticky md:top-28 md:self-start">
            <Field label="Search questions">
              <TextInput {...field} placeholder="Try refund, domain or photos" />
            </Field>
            <p role="status" className="mt-3 text-ui text-ink-2">
              {searched ? `${matches.length} of ${total} questions` : `${total} questions`}
            </p>
            <nav aria-label="Question topics" className="mt-6 max-md:hidden" hidden={searched !== ''}>
              <ul className="border-b border-line-strong text-ui">
                {groups.map(({ id, title, questions }) => (
                  <li key={id} className="border-t border-line-strong">
                    <a href={`#${id}`} className="flex justify-between gap-4 py-2.5 text-ink-2 no-underline hover:text-ink hover:underline">
                      {title} <span className="text-ink-3">{questions.length}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          </div>
          <div className="grid content-start gap-[clamp(3rem,5vw,4.5rem)]">
            {shownGroups.map(({ id, title, questions }) => (
              <section key={id} aria-labelledby={id}>
                <h2 id={id} className="mb-6 text-2">
                  {title}
                </h2>
                <Disclosures
                  items={questions.map(({ id: anchor, question, answer }) => ({
                    id: anchor,
                    title: question,
                    content: <LinkedText>{answer}</LinkedText>,
                  }))}
                />
              </section>
            ))}
            {shownGroups.length === 0 && (
              <div className="border-t-[1.5px] border-ink pt-6">
                <h2 className="text-3">No matches for “{searched}”</h2>
                <p className="mt-3 max-w-prose text-ink-2">
                  We searched questions and answers. Try another word, or ask us and a person will answer.
                </p>
                <LinkButton to="/contact" className="mt-6">
                  Ask a person
                </LinkButton>
              </div>
            )}
          </div>
        </div>
      </Band>
    </>
  );
}

/** Opens the question named in the URL's hash. */
function useOpenTarget(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const target = hash ? document.getElementById(hash.slice(1)) : null;
    if (target instanceof HTMLDetailsElement) target.open = true;
  }, [hash]);
}

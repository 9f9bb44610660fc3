import type { ReactNode } from 'react';
import type { PageKey } from '../../../content/site-pages.ts';
import { briefLimits } from '../../../sites/brief/limits.ts';
import { RecordsAnswer } from '../fields/records-answer.tsx';
import { StepPart } from '../fields/step-part.tsx';
import { BookingAnswer } from './booking.tsx';
import { useThinPages } from './thin-pages.tsx';

/** Pages with their own questions, in the order we ask them. */
export const pagesWithQuestions: PageKey[] = ['faq', 'pricing', 'booking', 'shop', 'blog'];

/** The questions of a picked page. All optional. */
export function PageDetails({ page }: { page: PageKey }): ReactNode {
  // A blog without posts is only short if we have no guides for the trade.
  const hasGuides = !useThinPages().some((thin) => thin.page === 'blog');
  if (page === 'faq')
    return (
      <StepPart title="FAQ" lead="Your answers from step 2 are already on it. Add questions of your own." shows={['faq']}>
        <RecordsAnswer
          path="details.faq"
          label="Questions and answers"
          one="Question"
          fields={[
            { key: 'question', label: 'Question', max: briefLimits.question, placeholder: 'Do you charge for a visit?' },
            { key: 'answer', label: 'Answer', kind: 'long', max: briefLimits.answer },
          ]}
        />
      </StepPart>
    );
  if (page === 'pricing')
    return (
      <StepPart title="Pricing" lead="Your service prices are already on it. Add packages or plans if you have them." shows={['services']}>
        <RecordsAnswer
          path="details.pricing"
          label="Packages"
          one="Package"
          fields={[
            { key: 'name', label: 'Name', max: briefLimits.serviceName, span: 2 },
            { key: 'price', label: 'Price', kind: 'dollars', span: 2 },
            { key: 'unit', label: 'Per', max: briefLimits.unit, placeholder: 'month', optional: true, span: 2 },
            { key: 'includes', label: 'Included', kind: 'list', placeholder: 'Separate items with commas', optional: true },
          ]}
        />
      </StepPart>
    );
  if (page === 'shop')
    return (
      <StepPart
        title="Shop"
        lead="The page shows what you sell and lets people ask to buy. It doesn’t take payments."
        shows={['shelf', 'services']}
      >
        <RecordsAnswer
          path="details.shop"
          label="Products"
          one="Product"
          fields={[
            { key: 'name', label: 'Name', max: briefLimits.serviceName, span: 4 },
            { key: 'price', label: 'Price', kind: 'dollars', span: 2 },
            { key: 'description', label: 'Description', max: briefLimits.serviceText, optional: true },
          ]}
        />
      </StepPart>
    );
  if (page === 'blog')
    return (
      <StepPart
        title="Blog"
        lead={hasGuides ? 'Posts you’ve written. If you have none, the page starts with guides for your trade.' : 'Posts you’ve written.'}
        shows={['header']}
      >
        <RecordsAnswer
          path="details.blog"
          label="Posts"
          one="Post"
          fields={[
            { key: 'title', label: 'Title', max: briefLimits.postTitle },
            { key: 'text', label: 'Text', kind: 'long', max: briefLimits.postText },
          ]}
        />
      </StepPart>
    );
  return page === 'booking' ? <BookingAnswer /> : null;
}

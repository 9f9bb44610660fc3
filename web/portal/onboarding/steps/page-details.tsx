import type { ReactNode } from 'react';
import type { PageKey } from '../../../../content/site-pages.ts';
import { useBriefForm } from '../brief-form.tsx';
import { RecordsAnswer } from '../fields/records-answer.tsx';
import { StepPart } from '../fields/step-part.tsx';
import { BookingAnswer } from './booking.tsx';

/** Pages that have questions of their own, in the order they are asked. */
export const pagesWithQuestions: PageKey[] = ['faq', 'pricing', 'booking', 'shop', 'blog'];

/** The questions of one picked page. All may stay empty. */
export function PageDetails({ page }: { page: PageKey }): ReactNode {
  const { limits } = useBriefForm().data.advice;
  if (page === 'faq')
    return (
      <StepPart title="FAQ" lead="What do people ask before they call? Your answers come first; the rest is procedure." shows={['faq']}>
        <RecordsAnswer
          path="details.faq"
          label="Questions and answers"
          one="Question"
          max={20}
          fields={[
            { key: 'question', label: 'Question', max: limits.question, placeholder: 'Do you charge to come out?' },
            { key: 'answer', label: 'Answer', kind: 'long', max: limits.answer },
          ]}
        />
      </StepPart>
    );
  if (page === 'pricing')
    return (
      <StepPart
        title="Pricing"
        lead="Prices of your services stand there already. Add packages or plans, if you have them."
        shows={['services']}
      >
        <RecordsAnswer
          path="details.pricing"
          label="Packages"
          one="Package"
          max={24}
          fields={[
            { key: 'name', label: 'Name', max: limits.serviceName, span: 2 },
            { key: 'price', label: 'Price', kind: 'dollars', span: 2 },
            { key: 'unit', label: 'Per', max: limits.unit, placeholder: 'month', optional: true, span: 2 },
            { key: 'includes', label: 'Included', kind: 'list', placeholder: 'With commas between', optional: true },
          ]}
        />
      </StepPart>
    );
  if (page === 'shop')
    return (
      <StepPart
        title="Shop"
        lead="The page shows what you sell and lets people ask to buy. It takes no payments."
        shows={['shelf', 'services']}
      >
        <RecordsAnswer
          path="details.shop"
          label="Products"
          one="Product"
          max={24}
          fields={[
            { key: 'name', label: 'Name', max: limits.serviceName, span: 4 },
            { key: 'price', label: 'Price', kind: 'dollars', span: 2 },
            { key: 'description', label: 'Description', max: limits.serviceText, optional: true },
          ]}
        />
      </StepPart>
    );
  if (page === 'blog')
    return (
      <StepPart title="Blog" lead="Posts you have written. Without one the page opens with three guides of your trade." shows={['header']}>
        <RecordsAnswer
          path="details.blog"
          label="Posts"
          one="Post"
          max={6}
          fields={[
            { key: 'title', label: 'Title', max: limits.postTitle },
            { key: 'text', label: 'Text', kind: 'long', max: limits.postText },
          ]}
        />
      </StepPart>
    );
  return page === 'booking' ? <BookingAnswer /> : null;
}

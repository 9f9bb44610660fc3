import type { ReactNode } from 'react';
import type { PageKey } from '../../../content/site-pages.ts';
import type { BriefStep } from '../../../domain/briefs/schema.ts';
import { briefLimits } from '../../../sites/brief/limits.ts';
import { RecordsAnswer } from '../fields/records-answer.tsx';
import { StepPart } from '../fields/step-part.tsx';
import { BookingAnswer } from './booking.tsx';
import { useThinPages } from './use-thin-pages.ts';

interface PageDetails {
  /** What the page lacks if it would stay short, and the field that fills it best. Null if it never is short (`sites/pages/pages.ts`). */
  thin: { lacks: string; fill: string; step: BriefStep; field?: string } | null;
  /** Its own questions, all optional. Null if it's written from other answers. */
  questions: ReactNode;
}

/** What the brief asks for each page, in the order we ask. */
export const pageDetails: Record<PageKey, PageDetails> = {
  faq: {
    thin: { lacks: 'You have fewer than four answers so far.', fill: 'Add your own questions', step: 'pages', field: 'details.faq' },
    questions: (
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
    ),
  },
  pricing: {
    thin: { lacks: 'There are no prices on it yet.', fill: 'Add prices', step: 'services', field: 'services.0.price' },
    questions: (
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
    ),
  },
  booking: { thin: null, questions: <BookingAnswer /> },
  shop: {
    thin: { lacks: 'You haven’t listed any products.', fill: 'Add products', step: 'pages', field: 'details.shop' },
    questions: (
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
    ),
  },
  blog: {
    thin: { lacks: 'You haven’t written any posts yet.', fill: 'Add a post', step: 'pages', field: 'details.blog' },
    questions: <BlogQuestions />,
  },
  about: {
    thin: {
      lacks: 'Your description is short, and you haven’t added people, awards or licenses.',
      fill: 'Add people',
      step: 'proof',
      field: 'business.people',
    },
    questions: null,
  },
  services: {
    thin: { lacks: 'You’ve listed fewer than two services.', fill: 'Add services', step: 'services', field: 'services' },
    questions: null,
  },
  gallery: { thin: { lacks: 'It needs at least three photos that we may show.', fill: 'Add photos', step: 'photos' }, questions: null },
  home: {
    thin: { lacks: 'There’s little on it yet.', fill: 'Say more about your business', step: 'business', field: 'business.description' },
    questions: null,
  },
  contact: { thin: null, questions: null },
};

function BlogQuestions(): ReactNode {
  // A blog without posts is only short if we have no guides for the trade.
  const hasGuides = !useThinPages().some((thin) => thin.page === 'blog');
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
}

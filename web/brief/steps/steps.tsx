import type { ReactNode } from 'react';
import type { BriefStep } from '../../../domain/briefs/schema.ts';
import { BusinessStep } from './business.tsx';
import { DomainStep } from './domain.tsx';
import { LookStep } from './look.tsx';
import { PagesStep } from './pages.tsx';
import { PhotosStep } from './photos.tsx';
import { ProofStep } from './proof.tsx';
import { ReviewStep } from './review.tsx';
import { ServicesStep } from './services.tsx';

/** The heading, introduction and fields of each step. */
export const steps: Record<BriefStep, { heading: string; lead: string; View: () => ReactNode }> = {
  business: {
    heading: 'Who are you, and how do customers reach you?',
    lead: 'The whole brief takes about ten minutes. We save every answer as you type, so you can stop and pick up on any device.',
    View: BusinessStep,
  },
  services: {
    heading: 'What do you do, and what does it cost?',
    lead: 'List the jobs people call you about. Prices are optional. Leave one empty and your site won’t mention it.',
    View: ServicesStep,
  },
  proof: {
    heading: 'What backs you up?',
    lead: 'Only add what’s real. It’s fine to leave this empty. Your site never claims anything you haven’t told us here.',
    View: ProofStep,
  },
  look: {
    heading: 'What should it look like?',
    lead: 'Tell us as much or as little as you like. We’ll choose the rest to fit your trade.',
    View: LookStep,
  },
  photos: {
    heading: 'Do you have photos?',
    lead: 'Real photos of your work, your place and your people beat anything else. Phone photos are fine.',
    View: PhotosStep,
  },
  pages: {
    heading: 'Which five pages do you want, and what goes on them?',
    lead: 'We only ask about the pages you pick. Skip a question and we’ll leave that part out.',
    View: PagesStep,
  },
  domain: {
    heading: 'Where will people find it?',
    lead: 'Your site gets a free address, and you can choose it here. If you have a domain of your own, you can connect it in your portal.',
    View: DomainStep,
  },
  review: {
    heading: 'Ready to send?',
    lead: 'We’ll build your draft from these answers. We won’t add claims about your business. You can still change everything later.',
    View: ReviewStep,
  },
};

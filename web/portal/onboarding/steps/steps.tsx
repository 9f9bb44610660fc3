import type { ReactNode } from 'react';
import type { BriefStep } from '../../../../domain/briefs/schema.ts';
import { BusinessStep } from './business.tsx';
import { DomainStep } from './domain.tsx';
import { LookStep } from './look.tsx';
import { PagesStep } from './pages.tsx';
import { PhotosStep } from './photos.tsx';
import { ProofStep } from './proof.tsx';
import { ReviewStep } from './review.tsx';
import { ServicesStep } from './services.tsx';

/** The question of each step, what to know before answering, and its fields. */
export const steps: Record<BriefStep, { heading: string; lead: string; View: () => ReactNode }> = {
  business: {
    heading: 'Who are you, and how are you reached?',
    lead: 'About ten minutes in all. Every answer is saved as you give it, so you can stop and go on anywhere, on any device.',
    View: BusinessStep,
  },
  services: {
    heading: 'What do you do, and what does it cost?',
    lead: 'Name the jobs people call about. Prices are optional. Leave one empty and the site says nothing about it.',
    View: ServicesStep,
  },
  proof: {
    heading: 'What can you show for it?',
    lead: 'Only what is real; empty is fine. The site never claims what you have not said here.',
    View: ProofStep,
  },
  look: {
    heading: 'What should it look like?',
    lead: 'Say as much or as little as you like. What you leave open we choose to suit your trade.',
    View: LookStep,
  },
  photos: {
    heading: 'Which pictures do you have?',
    lead: 'Real photos of your work, your place and your people beat everything else. A phone takes good ones.',
    View: PhotosStep,
  },
  pages: {
    heading: 'Which five pages, and what goes on them?',
    lead: 'Only the pages you pick ask questions. What you leave open we write from the rest of the brief.',
    View: PagesStep,
  },
  domain: {
    heading: 'Where will people find it?',
    lead: 'Your free address is ready right away. You can tell us about your own domain too, but it can’t be connected yet.',
    View: DomainStep,
  },
  review: {
    heading: 'Is this all?',
    lead: 'This is what the draft is made from, and nothing else. You can change everything later, too.',
    View: ReviewStep,
  },
};

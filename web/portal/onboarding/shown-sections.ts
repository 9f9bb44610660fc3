import type { BriefStep } from '../../../domain/briefs/schema.ts';
import { isBlank } from './answer-at.ts';

/** Sections of the home page that a step speaks of, the likeliest first. */
export const sectionsOfStep: Record<BriefStep, string[]> = {
  business: ['header'],
  services: ['services'],
  proof: ['quote', 'proof', 'hero'],
  look: ['hero'],
  photos: ['gallery', 'hero'],
  pages: ['header'],
  domain: [],
  review: [],
};

/** What the home page still waits for, at most three, each with where it is asked. */
export function stillEmpty(answer: (path: string) => unknown, uploads: number, stepNumber: number): { title: string; text: string }[] {
  const asked: { title: string; what: string; step: number; empty: boolean }[] = [
    { title: 'Services', what: 'What you do', step: 2, empty: isBlank(answer('services')) },
    {
      title: 'Proof',
      what: 'Licenses and quotes',
      step: 3,
      empty: ['business.licences', 'proof.quotes', 'proof.memberships', 'proof.awards', 'promises'].every((path) => isBlank(answer(path))),
    },
    { title: 'Photos', what: 'Yours, if you have some', step: 5, empty: uploads === 0 },
    { title: 'Opening hours', what: 'When you are there', step: 1, empty: isBlank(answer('business.hours')) },
  ];
  return asked
    .filter(({ empty }) => empty)
    .slice(0, 3)
    .map(({ title, what, step }) => ({
      title,
      text: `${what}, ${step === stepNumber ? 'this step' : step === stepNumber + 1 ? 'next step' : `step ${step}`}`,
    }));
}

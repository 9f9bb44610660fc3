import type { BriefStep } from '../../domain/briefs/schema.ts';
import { isBlank } from './same-answer.ts';

/** Home page sections that a step is about, most likely first. */
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

/** Up to three things that the home page still lacks, each with the step that asks for it. */
export function missingParts(answer: (path: string) => unknown, uploads: number, stepNumber: number): { title: string; text: string }[] {
  const sections: { title: string; what: string; step: number; empty: boolean }[] = [
    { title: 'Services', what: 'What you do', step: 2, empty: isBlank(answer('services')) },
    {
      title: 'Proof',
      what: 'Licenses and quotes',
      step: 3,
      empty: ['business.licences', 'proof.quotes', 'proof.memberships', 'proof.awards', 'promises'].every((path) => isBlank(answer(path))),
    },
    { title: 'Photos', what: 'Your photos, if you have any', step: 5, empty: uploads === 0 },
    { title: 'Opening hours', what: 'When you’re open', step: 1, empty: isBlank(answer('business.hours')) },
  ];
  return sections
    .filter(({ empty }) => empty)
    .slice(0, 3)
    .map(({ title, what, step }) => ({
      title,
      text: `${what}, ${step === stepNumber ? 'this step' : step === stepNumber + 1 ? 'next step' : `step ${step}`}`,
    }));
}

import { expect, test } from 'vitest';
import { htmlOf } from '../../../tests/helpers/screen.ts';
import { LocalBriefForm } from '../brief-form.tsx';
import type { OnboardingData } from '../onboarding-data.ts';
import { PhotosWithoutRoom } from './photos-without-room.tsx';

const sentence = 'We won’t show van.jpg because no page you picked has room for it.';
const htmlWith = (photosWithoutRoom: string | undefined, pages: string[]) => {
  const data = { projectId: 'a project', revision: 1, answers: { pages }, advice: { thinPages: [] }, photosWithoutRoom };
  const form = { data: data as unknown as OnboardingData, answers: {}, errors: {}, onChange: () => {} };
  return htmlOf(
    () => (
      <LocalBriefForm {...form}>
        <PhotosWithoutRoom />
      </LocalBriefForm>
    ),
    {},
  );
};

test('without script too, the page names the photos that have no room', () => {
  const html = htmlWith(sentence, ['home', 'about', 'services', 'contact', 'faq']);
  expect(html).toContain(sentence);
  expect(html.match(/Swap \w+ for Gallery/g)).toEqual(['Swap FAQ for Gallery', 'Swap About for Gallery']);
  expect(htmlWith(sentence, ['home', 'about', 'services', 'contact', 'gallery'])).not.toContain('Swap');
  expect(htmlWith(undefined, ['home', 'about', 'services', 'contact', 'faq'])).not.toContain('photo');
});

import { refusalsOf } from '../refusals.ts';

export const refusedAs = refusalsOf({
  'file-damaged': () => 'A file of your site is damaged, so we can’t publish it right now. We know about it and we’ll fix it.',
  'paused-by-staff': () => 'We paused these forms, so only we can turn them back on. Please message us.',
  'site-not-live': () => 'This site isn’t live, so it has no form to pause.',
  'version-replaced': () => 'Another version went live just now. Please try again.',
});

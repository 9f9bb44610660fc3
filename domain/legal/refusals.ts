import { refusalsOf } from '../refusals.ts';

export const refusedAs = refusalsOf({
  'text-invalid': ({ problem }: { problem: string }) => problem,
  'text-not-read': () => 'We couldn’t read this text in time. Shorten its longest paragraphs, then publish it again.',
  'text-unchanged': () => 'This text matches the newest version. Change something before you publish.',
});

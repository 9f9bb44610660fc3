import { waitInWords } from '../limits/limits.ts';
import { refusalsOf } from '../refusals.ts';

export const refusedAs = refusalsOf({
  'edit-not-done': () => 'This edit isn’t waiting for your review.',
  'edit-started': () => 'We’ve already started on this edit. Message us if you want us to stop.',
  'message-not-found': () => 'This message no longer exists.',
  'project-ended': () => 'This project has ended.',
  'section-not-found': () => 'That section is no longer on your site. Pick another one.',
  'site-suspended': () => 'Your site is suspended. Once it’s back online, you can request edits again.',
  'too-many-edits': ({ retryInSeconds }: { retryInSeconds: number }) =>
    `You’ve requested a lot of edits in a short time. Please try again in ${waitInWords(retryInSeconds)}.`,
});

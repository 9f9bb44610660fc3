import { refusalsOf } from '../refusals.ts';
import { uploadLimits } from './schema.ts';

export const refusedAs = refusalsOf({
  'answer-invalid': () => 'This answer isn’t in the right format.',
  'answer-too-long': ({ max }: { max: number }) =>
    `Answers can be up to ${max.toLocaleString('en-US')} characters. Please shorten this one.`,
  'answer-unknown': () => 'This field isn’t part of the brief.',
  'brief-not-found': () => 'This brief no longer exists.',
  'brief-submitted': () => 'You’ve already sent your brief. Make changes in the portal from here on.',
  'photo-not-found': () => 'This photo no longer exists.',
  'photos-not-found': () => 'One of these photos no longer exists.',
  'photos-submitted': () =>
    'You’ve sent your brief, so you can’t change photos right now. Once your draft is ready, you can change them in the portal.',
  'too-many-photos': () => `You can have up to ${uploadLimits.photos} photos. Remove one first.`,
});

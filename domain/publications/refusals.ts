import { refusalsOf } from '../refusals.ts';

export const refusedAs = refusalsOf({
  'address-kept': () => 'This site has ended, so its address can’t change anymore.',
  'address-changed-meanwhile': () => 'Someone changed this site just now. Please try again.',
  'address-changed-often': () => 'You’ve changed this address five times. Message us to change it again.',
  'address-taken': ({ suggestion }: { suggestion: string }) => `That address is taken. Try ${suggestion}.`,
  'address-too-short': () => 'Use at least two letters or numbers.',
  'claims-unconfirmed': ({ claims }: { claims: string[] }) =>
    `Your brief doesn’t say ${claims.map((words) => `“${words}”`).join(', ')}. Confirm it or change the text.`,
  'file-damaged': () => 'A file of this version is damaged, so it can’t go live yet. We know about it and we’ll fix it.',
  'forms-changed': () => 'The site’s forms were paused or resumed just now. Please try again.',
  'nothing-to-approve': () => 'There’s nothing to approve right now.',
  'other-version-approved': () => 'This isn’t the version that was approved.',
  'site-not-live': () => 'The site isn’t live yet.',
  'site-offline': () => 'This site is offline right now, so you can’t publish a version.',
  'version-changed': () => 'This version changed after you opened it. Review it again before you approve.',
  'version-live': ({ number }: { number: number }) => `Version ${number} is already live.`,
  'version-not-approved': () => 'Only a version the owner approved can go live.',
});

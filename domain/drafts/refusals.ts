import { refusalsOf } from '../refusals.ts';

export const refusedAs = refusalsOf({
  'brief-not-submitted': () => 'There’s no brief to build from yet.',
  'checks-failed': ({ checks }: { checks: string[] }) => `Not sent: ${checks.join(', ')}. Choose “Send anyway” to send it.`,
  'draft-not-sendable': () => 'You can’t send this version right now.',
});

import type { HeadlineChoice } from '../../sites/writer/words/headline-choices.ts';

/** What's said about a headline to choose. Lines that need no more words have none. */
export function headlineNote({ kind, look }: HeadlineChoice): string | undefined {
  if (kind === 'tagline') return 'Tagline';
  if (kind === 'plain') return 'Simple headline';
  return look.headline === null ? 'Our pick' : undefined;
}

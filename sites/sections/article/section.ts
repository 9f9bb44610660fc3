import type { SectionInfo } from '../info.ts';
import type { ArticleProps } from './schema.ts';

export const info: SectionInfo = {
  label: 'Post',
  frames: { aside: 3 / 2, chapters: 1, masthead: 3, plain: 16 / 7 },
  post: ({ heading, answer }: ArticleProps) => ({ headline: heading, abstract: answer }),
};

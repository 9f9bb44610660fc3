import { computed } from '../../document/lines.ts';
import type { PageContext, SectionDraft } from '../../writer/context.ts';
import type { Post } from '../posts/posts.ts';
import type { ArticleProps } from './schema.ts';

/** A post in full. */
export function articleSection(context: PageContext, post: Post): SectionDraft<ArticleProps> {
  const picture = context.pictures.lead(context.frame('article'));
  const offer = context.offers.find(({ known }) => known !== undefined && known.name === post.service);
  const related: ArticleProps['related'] =
    offer && context.has('services') ? { label: offer.name, to: { kind: 'page', page: 'services', anchor: offer.anchor } } : undefined;
  return {
    kind: 'article',
    props: {
      heading: post.title,
      ...(post.title.from === 'brief' ? { byline: computed(context.words.at.by(context.facts.name), 'business.name') } : {}),
      answer: post.answer,
      blocks: post.blocks,
      ...(picture ? { picture } : {}),
      ...(related ? { related } : {}),
    },
  };
}

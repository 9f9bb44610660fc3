import type { PageContext, SectionDraft } from '../../writer/context.ts';
import { stemLength } from '../../writer/material/match.ts';
import type { Post } from '../../writer/material/posts.ts';
import { computed } from '../../writer/words/lines.ts';
import type { ArticleProps } from './schema.ts';

/** A post in full. */
export function articleSection(context: PageContext, post: Post): SectionDraft<ArticleProps> {
  const related = relatedAction(context, post);
  return {
    kind: 'article',
    props: {
      heading: post.title,
      byline: computed(`By ${context.facts.name}`, 'business.name'),
      answer: post.answer,
      blocks: post.blocks,
      picture: context.pictures.lead(context.frame('article')),
      ...(related ? { related } : {}),
    },
  };
}

/** The service a post belongs to, where the site has a page for it. */
function relatedAction({ offers, has }: PageContext, { about }: Post): ArticleProps['related'] {
  const offer =
    offers.find(({ name, known }) => known?.stems.includes(about) || stemLength(name.text, [about]) > 0) ??
    offers.find(({ name }) => stemLength(about, [name.text.toLowerCase()]) > 0);
  return offer && has('services') ? { label: offer.name, to: { kind: 'page', page: 'services', anchor: offer.anchor } } : undefined;
}

import { ended } from '../../text/text-end.ts';
import { sentences } from '../language/sentences.ts';
import { articleSection } from '../sections/article/writer.ts';
import { callSection } from '../sections/call/writer.ts';
import { introSection } from '../sections/intro/writer.ts';
import { hasOwnPage, type Post, postsOf } from '../sections/posts/posts.ts';
import { postsSection } from '../sections/posts/writer.ts';
import { servicesSection } from '../sections/services/writer.ts';
import type { PageContext, PageDraft } from '../writer/context.ts';
import { pageAndPlace, pageDescription, pageTitle, plainStart, postTitle, tradeAndPlace } from '../writer/words/titles.ts';

/** Blog: the list page, then a page for each post that's long enough. `contextOf` returns the context of a post's page. */
export function blogPages(context: PageContext, contextOf: (slug: string, index: number) => PageContext): PageDraft[] {
  const posts = postsOf(context);
  return [
    {
      path: '/blog',
      title: pageTitle(context, 'blog'),
      description: pageDescription([pageAndPlace(context, 'blog'), ...posts.slice(0, 2).map(({ title }) => title)]),
      sections: [
        introSection(context, {
          heading: context.heading('posts'),
          ...(posts.length === 0 && { lead: tradeAndPlace(context) }),
          picture: posts.length === 0,
        }),
        // Without a post it shows what one could be about, in the theme's own list.
        postsSection(context, posts) ?? servicesSection(context),
        callSection(context),
      ],
    },
    ...posts.filter(hasOwnPage).map((post, index) => postPage(contextOf(post.slug, index), post)),
  ];
}

function postPage(context: PageContext, post: Post): PageDraft {
  const isOwn = post.title.from === 'brief';
  const answer = sentences(post.answer.text).map((text) => ({ ...post.answer, text }));
  const start = isOwn ? answer : plainStart(answer);
  const own = isOwn ? [post.title] : [];
  return {
    path: `/blog/${post.slug}`,
    title: postTitle(post.title, context),
    description: !isOwn && start.length === 0 ? { ...post.title, text: ended(post.title.text) } : pageDescription([...own, ...start]),
    sections: [articleSection(context, post), callSection(context)],
  };
}

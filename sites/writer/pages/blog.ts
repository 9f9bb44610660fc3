import { articleSection } from '../../sections/article/writer.ts';
import { callSection } from '../../sections/call/writer.ts';
import { introSection } from '../../sections/intro/writer.ts';
import { postsSection } from '../../sections/posts/writer.ts';
import type { PageContext, PageDraft } from '../context.ts';
import { type Post, postsOf } from '../material/posts.ts';
import { sentences } from '../words/sentences.ts';
import { pageAndPlace, pageDescription, pageTitle, postTitle } from './titles.ts';

/** Blog: the list page, then a page for each post. `contextOf` returns the context of a post's page. */
export function blogPages(context: PageContext, contextOf: (slug: string, index: number) => PageContext): PageDraft[] {
  const posts = postsOf(context);
  return [
    {
      path: '/blog',
      title: pageTitle(context, 'blog'),
      description: pageDescription([pageAndPlace(context, 'blog'), ...posts.slice(0, 2).map(({ title }) => title)]),
      sections: [
        introSection(context, { heading: context.heading('posts'), picture: posts.length === 0 }),
        postsSection(context, posts),
        callSection(context),
      ],
    },
    ...posts.map((post, index) => postPage(contextOf(post.slug, index), post)),
  ];
}

function postPage(context: PageContext, post: Post): PageDraft {
  return {
    path: `/blog/${post.slug}`,
    title: postTitle(post.title, context),
    description: pageDescription([
      ...(post.title.from === 'brief' ? [post.title] : []),
      ...sentences(post.answer.text).map((text) => ({ ...post.answer, text })),
    ]),
    sections: [articleSection(context, post), callSection(context)],
  };
}

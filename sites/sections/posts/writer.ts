import { ended } from '../../../text/text-end.ts';
import type { Line } from '../../document/document.ts';
import { cutAtWord, fitting, sentences } from '../../language/sentences.ts';
import type { PageContext, SectionDraft } from '../../writer/context.ts';
import { hasOwnPage, type Post } from './posts.ts';
import type { PostsProps } from './schema.ts';

/** The list of posts with their first sentences, and short ones whole; nothing if there are none. */
export function postsSection({ pictures, frame, heading }: PageContext, posts: Post[]): SectionDraft<PostsProps> | undefined {
  if (posts.length === 0) return undefined;
  const tiles = pictures.tiles(
    posts.map(({ title }) => ({ name: title })),
    frame('posts'),
  );
  return {
    kind: 'posts',
    props: {
      heading: heading('posts'),
      items: posts.map((post, index) => ({
        title: post.title,
        ...(hasOwnPage(post) ? { text: beginningOf(post), path: `/blog/${post.slug}` } : { text: wholeOf(post) }),
        ...(tiles[index] && { picture: tiles[index] }),
      })),
    },
  };
}

function beginningOf({ answer }: Post): Line {
  return { ...answer, text: cutAtWord(fitting(sentences(answer.text), 170).join(' '), 240) };
}

function wholeOf({ answer, blocks }: Post): Line {
  const texts = [answer, ...blocks.flatMap(({ paragraphs }) => paragraphs)].map(({ text }) => ended(text));
  return { ...answer, text: texts.join(' ') };
}

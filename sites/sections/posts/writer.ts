import { cutAtWord, fitting, sentences } from '../../language/sentences.ts';
import type { PageContext, SectionDraft } from '../../writer/context.ts';
import type { Post } from './posts.ts';
import type { PostsProps } from './schema.ts';

/** The list of posts with their first sentences; nothing if there are none. */
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
      items: posts.map(({ title, slug, answer }, index) => ({
        title,
        text: { ...answer, text: cutAtWord(fitting(sentences(answer.text), 170).join(' '), 240) },
        path: `/blog/${slug}`,
        ...(tiles[index] && { picture: tiles[index] }),
      })),
    },
  };
}

import { Posts } from './parts/posts.tsx';
import type { PostsView } from './schema.ts';

const slot = { width: 3, height: 2, sizes: '(min-width: 56.25rem) 22rem, 40vw' };

/** Posts as ruled rows, picture at the end. */
export default function PostList(view: PostsView) {
  return <Posts {...view} slotOf={() => slot} />;
}

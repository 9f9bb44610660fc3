import { Posts } from './parts/posts.tsx';
import type { PostsView } from './schema.ts';

const first = { width: 3, height: 2, sizes: '(min-width: 56.25rem) 40rem, 100vw' };
const other = { width: 16, height: 9, sizes: '(min-width: 56.25rem) 35rem, 100vw' };

/** The first post large, the others as cards below it. */
export default function Lead(view: PostsView) {
  return <Posts {...view} slotOf={(index) => (index === 0 ? first : other)} />;
}

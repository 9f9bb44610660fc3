import { OnwardLinks } from './parts/links.tsx';
import type { OnwardView } from './schema.ts';

/** Where to go next: the heading on the left, a short column of links on the right. */
export default function Index(view: OnwardView) {
  return <OnwardLinks {...view} variant="index" />;
}

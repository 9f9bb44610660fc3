import { OnwardLinks } from './parts/links.tsx';
import type { OnwardView } from './schema.ts';

/** Where to go next: boxes side by side, the first as large as two. */
export default function Doors(view: OnwardView) {
  return <OnwardLinks {...view} variant="doors" />;
}

import { OnwardLinks } from './parts/links.tsx';
import type { OnwardView } from './schema.ts';

/** Where to go next: a large link a row. */
export default function Rows(view: OnwardView) {
  return <OnwardLinks {...view} variant="rows" />;
}

import { OnwardLinks } from './parts/links.tsx';
import type { OnwardView } from './schema.ts';

/** Where to go next: the links run on in one line of lettering, with strokes between them. */
export default function Sentence(view: OnwardView) {
  return <OnwardLinks {...view} variant="sentence" />;
}

import type { SectionView } from '../registry.ts';
import { OnwardLinks } from './parts/links.tsx';
import type { OnwardProps } from './schema.ts';

/** Where to go next: the links run on in one line of lettering, with strokes between them. */
export default function Sentence(view: SectionView<OnwardProps>) {
  return <OnwardLinks {...view} variant="sentence" />;
}

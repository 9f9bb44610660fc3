import type { SectionView } from '../registry.ts';
import { OnwardLinks } from './parts/links.tsx';
import type { OnwardProps } from './schema.ts';

/** Where to go next: a large link a row. */
export default function Rows(view: SectionView<OnwardProps>) {
  return <OnwardLinks {...view} variant="rows" />;
}

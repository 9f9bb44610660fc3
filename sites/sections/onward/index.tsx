import type { SectionView } from '../registry.ts';
import { OnwardLinks } from './parts/links.tsx';
import type { OnwardProps } from './schema.ts';

/** Where to go next: the heading on the left, a short column of links on the right. */
export default function Index(view: SectionView<OnwardProps>) {
  return <OnwardLinks {...view} variant="index" />;
}

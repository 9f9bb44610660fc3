import type { SectionView } from '../registry.ts';
import { OnwardLinks } from './parts/links.tsx';
import type { OnwardProps } from './schema.ts';

/** Where to go next: boxes side by side, the first as large as two. */
export default function Doors(view: SectionView<OnwardProps>) {
  return <OnwardLinks {...view} variant="doors" />;
}

import { brand } from '../../../content/brand.ts';
import { terms } from '../../../content/legal/terms.ts';
import type { PageHandle } from '../layout.tsx';
import { LegalText } from './legal-text.tsx';

export const handle = { opening: 'paper' } satisfies PageHandle;

export const meta = () => [
  { title: `${terms.title} | ${brand.name}` },
  { name: 'description', content: `${terms.title} of ${brand.name}.` },
];

export default function Terms() {
  return <LegalText text={terms} />;
}

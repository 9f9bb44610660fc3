import { brand } from '../../../content/brand.ts';
import { privacy } from '../../../content/legal/privacy.ts';
import type { PageHandle } from '../layout.tsx';
import { LegalText } from './legal-text.tsx';

export const handle = { opening: 'paper' } satisfies PageHandle;

export const meta = () => [
  { title: `${privacy.title} | ${brand.name}` },
  { name: 'description', content: `${privacy.title} of ${brand.name}.` },
];

export default function Privacy() {
  return <LegalText text={privacy} />;
}

import { brand } from '../../../content/brand.ts';
import { privacy } from '../../../content/legal/privacy.ts';
import { LegalText } from './legal-text.tsx';

export const meta = () => [
  { title: `${privacy.title} | ${brand.name}` },
  { name: 'description', content: `${privacy.title} of ${brand.name}.` },
];

export default function Privacy() {
  return <LegalText text={privacy} />;
}

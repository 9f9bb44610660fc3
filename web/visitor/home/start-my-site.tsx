import { ArrowRight } from 'lucide-react';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { track } from '../track.ts';

/** The call that public pages make. Its click is counted with the place it stood in (seed section 7). */
export function StartMySite({ location, look }: { location: 'hero' | 'pricing' | 'final-cta'; look?: 'primary' | 'secondary' }) {
  return (
    <LinkButton
      to="/onboarding"
      size="large"
      look={look}
      onClick={() => track('cta_click', { cta_name: 'Start My Site', cta_location: location })}
    >
      Start My Site
      <ArrowRight size={20} aria-hidden="true" />
    </LinkButton>
  );
}

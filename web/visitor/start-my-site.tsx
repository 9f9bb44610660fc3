import { ArrowRight } from 'lucide-react';
import type { MouseEventHandler } from 'react';
import { LinkButton } from '../ui/controls/link-button.tsx';

/** The main button of public pages. web/visitor/enhance/counting.ts counts its clicks by location. */
export function StartMySite({ location, onClick }: StartMySiteProps) {
  return (
    <LinkButton to="/onboarding" size="large" data-cta="Start My Site" data-cta-location={location} onClick={onClick}>
      Start My Site
      <ArrowRight size={20} aria-hidden="true" />
    </LinkButton>
  );
}

interface StartMySiteProps {
  location: 'hero' | 'pricing' | 'final-cta';
  onClick?: MouseEventHandler<HTMLAnchorElement>;
}

import { ArrowRight } from 'lucide-react';
import type { MouseEventHandler } from 'react';
import { LinkButton } from '../ui/controls/button.tsx';

/** The main button of public pages. web/visitor/enhance/enhance.ts counts its clicks by location. */
export function StartMySite({ location, form, onClick }: StartMySiteProps) {
  return (
    <LinkButton to="/onboarding" size="large" data-cta="Start My Site" data-cta-location={location} data-form={form} onClick={onClick}>
      Start My Site
      <ArrowRight size={20} aria-hidden="true" />
    </LinkButton>
  );
}

interface StartMySiteProps {
  location: 'hero' | 'pricing' | 'final-cta';
  /** ID of a form that goes along. Before React runs, the link sends it (enhance/framework.ts). */
  form?: string;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
}

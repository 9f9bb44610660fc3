import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Link, type LinkProps } from '../../ui/controls/link.tsx';

/** A link from a form that passes on the email typed there, without showing it in the URL. */
export function LinkWithEmail({ to, ...rest }: Omit<LinkProps, 'onClick'>) {
  const navigate = useNavigate();
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    const form = event.currentTarget.closest('form');
    const email = form ? new FormData(form).get('email') : null;
    if (!email || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(to, { state: { email } });
  };
  return <Link to={to} {...rest} onClick={go} />;
}

/** The email that was typed on the previous page, or ''. */
export function useTypedEmail(): string {
  const state: unknown = useLocation().state;
  return state && typeof state === 'object' && 'email' in state ? String(state.email) : '';
}

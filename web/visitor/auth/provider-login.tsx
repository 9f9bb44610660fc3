import { LinkButton } from '../../ui/controls/link-button.tsx';

/** Links to the login at the sign-in provider, which is another site. */
export function ProviderLogin({ name, next }: { name: string; next: string }) {
  const address = `/api/auth/authorize?${new URLSearchParams({ provider: 'oidc', ...(next ? { next } : {}) })}`;
  return (
    <div className="mt-6 border-t border-line pt-6">
      <LinkButton to={address} reloadDocument look="secondary" wide>
        Continue with {name}
      </LinkButton>
    </div>
  );
}

import { Form, useNavigation } from 'react-router';
import { Button } from '../../../ui/controls/button.tsx';
import { Dot } from '../../../ui/drawings/dot.tsx';
import { RuledSection } from '../../../ui/layout/ruled-section.tsx';

export interface ProviderState {
  name: string;
  /** The linked identity; null if there is none. */
  identityId: string | null;
  /** True if the account also has a password. */
  mayUnlink: boolean;
}

/** Links or unlinks the sign-in provider. */
export function ProviderLink({ name, identityId, mayUnlink }: ProviderState) {
  const busy = useNavigation().formAction === '/portal/settings/security/provider';
  return (
    <RuledSection
      title={`Log in with ${name}`}
      aside={<Dot state={identityId ? 'done' : 'idle'}>{identityId ? 'Linked' : 'Not linked'}</Dot>}
    >
      <p className="text-small text-ink-2">
        {!identityId && `Link your ${name} account to log in with it instead of your password.`}
        {identityId && mayUnlink && `Anyone signed in to your ${name} account can log in here.`}
        {identityId && !mayUnlink && `Your account has no password, so you can’t unlink this yet. Set a password first.`}
      </p>
      {(!identityId || mayUnlink) && (
        <Form method="post" action="/portal/settings/security/provider" className="mt-4">
          <input type="hidden" name="intent" value={identityId ? 'unlink' : 'link'} />
          <input type="hidden" name="identityId" value={identityId ?? ''} />
          <Button type="submit" look="secondary" size="small" busy={busy && 'One moment...'}>
            {identityId ? `Unlink ${name}` : `Link ${name}`}
          </Button>
        </Form>
      )}
    </RuledSection>
  );
}

import { Form, useNavigation } from 'react-router';
import { Button } from '../../../ui/controls/button.tsx';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { Dot } from '../../../ui/drawings/dot.tsx';
import { RuledSection } from '../../../ui/layout/ruled-section.tsx';

const page = '/portal/settings/security/two-factor';

/** Says if login asks for an authenticator app code, with the button to change that. */
export function TwoFactorState({ isOn, codesLeft }: { isOn: boolean; codesLeft: number }) {
  const busy = useNavigation().formData?.get('intent') === 'begin';
  return (
    <RuledSection title="Two-factor authentication" aside={<Dot state={isOn ? 'done' : 'idle'}>{isOn ? 'On' : 'Off'}</Dot>}>
      <p className="text-small text-ink-2">
        {isOn
          ? `When you log in, we ask for your password and an authenticator app code. Backup codes left: ${codesLeft}.`
          : 'When you log in, we’ll also ask for a code from an app on your phone. Your password alone won’t be enough to get in.'}
      </p>
      <div className="mt-4">
        {isOn ? (
          <LinkButton to={page} look="secondary" size="small">
            Manage two-factor
          </LinkButton>
        ) : (
          <Form method="post" action={page}>
            <input type="hidden" name="intent" value="begin" />
            <Button type="submit" size="small" busy={busy && 'One moment...'}>
              Set up two-factor
            </Button>
          </Form>
        )}
      </div>
    </RuledSection>
  );
}

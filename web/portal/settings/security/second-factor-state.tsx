import { Form, useNavigation } from 'react-router';
import { Button } from '../../../ui/controls/button.tsx';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { Dot } from '../../../ui/drawings/dot.tsx';
import { RuledSection } from '../../../ui/layout/ruled-section.tsx';

const page = '/portal/settings/security/second-factor';

/** Whether login asks for a code of an app, and the way to change that. */
export function SecondFactorState({ isOn, codesLeft }: { isOn: boolean; codesLeft: number }) {
  const busy = useNavigation().formData?.get('intent') === 'begin';
  return (
    <RuledSection title="Second step at login" aside={<Dot state={isOn ? 'done' : 'idle'}>{isOn ? 'On' : 'Off'}</Dot>}>
      <p className="text-small text-ink-2">
        {isOn
          ? `After the password, login asks for a code of your authenticator app. Backup codes left: ${codesLeft}.`
          : 'After the password, login asks for a code that only your phone knows. Whoever finds out your password still stays outside.'}
      </p>
      <div className="mt-4">
        {isOn ? (
          <LinkButton to={page} look="secondary" size="small">
            Backup codes, or turn it off
          </LinkButton>
        ) : (
          <Form method="post" action={page}>
            <input type="hidden" name="intent" value="begin" />
            <Button type="submit" size="small" busy={busy && 'One moment...'}>
              Set it up
            </Button>
          </Form>
        )}
      </div>
    </RuledSection>
  );
}

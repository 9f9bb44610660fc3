import type { FetcherWithComponents } from 'react-router';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/controls/dialog.tsx';
import { Dot } from '../../../ui/drawings/dot.tsx';
import { RuledSection } from '../../../ui/layout/ruled-section.tsx';

interface Props {
  codesLeft: number;
  Form: FetcherWithComponents<unknown>['Form'];
  /** The intent that's being sent. */
  sent: string | undefined;
}

/** Two-factor authentication that's on: create new backup codes, or turn it off. */
export function TwoFactorOn({ codesLeft, Form, sent }: Props) {
  return (
    <div className="grid max-w-2xl gap-10">
      <RuledSection title="Backup codes" aside={<Dot state={codesLeft > 2 ? 'done' : 'late'}>{codesLeft} left</Dot>}>
        <p className="text-small text-ink-2">
          Use one to log in when you don’t have your phone. Each works once. New codes replace the old ones.
        </p>
        <Form method="post" className="mt-4">
          <input type="hidden" name="intent" value="renew" />
          <Button type="submit" look="secondary" size="small" busy={sent === 'renew' && 'Creating...'}>
            Create new backup codes
          </Button>
        </Form>
      </RuledSection>
      <RuledSection title="Turn off two-factor authentication">
        <p className="text-small text-ink-2">You’ll log in with only your password. Your passkeys keep working.</p>
        <div className="mt-4">
          <Dialog
            size="small"
            title="Turn off two-factor authentication?"
            description="Anyone who knows your password can then log in. Your backup codes stop working."
            trigger="Turn off"
            actions={
              <Form method="post">
                <input type="hidden" name="intent" value="off" />
                <Button type="submit" look="danger" wide busy={sent === 'off' && 'Turning off...'}>
                  Turn off
                </Button>
              </Form>
            }
          />
        </div>
      </RuledSection>
    </div>
  );
}

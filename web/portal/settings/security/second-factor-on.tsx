import type { FetcherWithComponents } from 'react-router';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/controls/dialog.tsx';
import { Dot } from '../../../ui/drawings/dot.tsx';
import { RuledSection } from '../../../ui/layout/ruled-section.tsx';

interface Props {
  codesLeft: number;
  Form: FetcherWithComponents<unknown>['Form'];
  /** What is being sent. */
  sent: string | undefined;
}

/** A second step that is on: new backup codes, or the end of it. */
export function SecondFactorOn({ codesLeft, Form, sent }: Props) {
  return (
    <div className="grid max-w-2xl gap-10">
      <RuledSection title="Backup codes" aside={<Dot state={codesLeft > 2 ? 'done' : 'late'}>{codesLeft} left</Dot>}>
        <p className="text-small text-ink-2">Each lets you in once when the phone is not at hand. New ones replace the old.</p>
        <Form method="post" className="mt-4">
          <input type="hidden" name="intent" value="renew" />
          <Button type="submit" look="secondary" size="small" busy={sent === 'renew' && 'Making them...'}>
            Make new backup codes
          </Button>
        </Form>
      </RuledSection>
      <RuledSection title="Turn it off">
        <p className="text-small text-ink-2">The password alone is enough then. Passkeys stay.</p>
        <div className="mt-4">
          <Dialog
            size="small"
            title="Turn the second step off?"
            description="Whoever knows your password can log in then. The backup codes stop working."
            trigger={
              <Button look="secondary" size="small">
                Turn it off
              </Button>
            }
            actions={
              <Form method="post">
                <input type="hidden" name="intent" value="off" />
                <Button type="submit" look="danger" wide busy={sent === 'off' && 'Turning off...'}>
                  Turn it off
                </Button>
              </Form>
            }
          />
        </div>
      </RuledSection>
    </div>
  );
}

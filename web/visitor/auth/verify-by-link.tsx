import { Form, useNavigation } from 'react-router';
import { Button } from '../../ui/controls/button.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { OtherAccount } from './other-account.tsx';

/**
 * Who opened a verification link. `own`: its account is logged in here. `signed-out`: no account is. `other`: a different
 * account is. `spent`: the link no longer works.
 */
export type LinkStanding =
  | { is: 'own' | 'spent' }
  | { is: 'signed-out'; email: string; login: string }
  | { is: 'other'; signedInAs: string };

/** What a mailed link opens: nothing happens until the button is pressed. */
export function VerifyByLink({ token, next, standing, error }: LinkProps) {
  if (standing.is === 'other') return <OtherAccount email={standing.signedInAs} />;
  if (standing.is === 'signed-out') return <LoginFirst {...standing} />;
  return standing.is === 'spent' || error ? <Spent /> : <Press token={token} next={next} />;
}

interface LinkProps {
  token: string;
  next: string;
  standing: LinkStanding;
  error: string | undefined;
}

function Press({ token, next }: { token: string; next: string }) {
  const busy = useNavigation().state === 'submitting';
  return (
    <>
      <h1 className="font-display text-2 font-[450]">Confirm your email</h1>
      <p className="mt-4 mb-8 text-ink-2">Click the button to confirm that this is your email.</p>
      <Form method="post">
        <input type="hidden" name="intent" value="link" />
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="next" value={next} />
        <Button type="submit" size="large" wide busy={busy && 'Verifying...'}>
          Verify my email
        </Button>
      </Form>
    </>
  );
}

/** The link alone opens no account: whoever signed up may not be who reads the mail. */
function LoginFirst({ email, login }: { email: string; login: string }) {
  return (
    <>
      <h1 className="font-display text-2 font-[450]">Log in, then verify</h1>
      <p className="mt-4 mb-8 text-ink-2">
        You’re not logged in to the account for <b className="break-words text-ink">{email}</b> in this browser. Log in, then verify with
        one click.
      </p>
      <LinkButton to={login} size="large" wide>
        Login
      </LinkButton>
      <p className="mt-6 text-small text-ink-2">
        Didn’t sign up, or don’t know the password? <Link to="/auth/forgot">Choose a new one</Link>. That logs everyone else out of the
        account.
      </p>
    </>
  );
}

function Spent() {
  return (
    <>
      <h1 className="font-display text-2 font-[450]">This link no longer works</h1>
      <p role="alert" className="mt-4 text-ink-2">
        Links work for 24 hours, as long as the account still uses this email.
      </p>
      <p className="mt-6">
        <Link to="/verify-email" reloadDocument>
          Get a new link
        </Link>
      </p>
    </>
  );
}

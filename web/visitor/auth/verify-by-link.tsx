import { useNavigation } from 'react-router';
import { ButtonForm, LinkButton } from '../../ui/controls/button.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { OtherAccount } from './other-account.tsx';

/**
 * Who opened a verification link. `own`: its account is logged in here. `signed-out`: no account is. `other`: a different
 * account is. `expired`: the link no longer works.
 */
export type LinkState =
  | { is: 'own' | 'expired' }
  | { is: 'signed-out'; email: string; login: string }
  | { is: 'other'; signedInAs: string };

/** The page of an emailed link. Nothing happens until the person clicks the button. */
export function VerifyByLink({ token, next, state, error }: LinkProps) {
  if (state.is === 'other') return <OtherAccount email={state.signedInAs} />;
  if (state.is === 'signed-out') return <LoginFirst {...state} />;
  return state.is === 'expired' || error ? <Expired /> : <VerifyButton token={token} next={next} />;
}

interface LinkProps {
  token: string;
  next: string;
  state: LinkState;
  error: string | undefined;
}

function VerifyButton({ token, next }: { token: string; next: string }) {
  const busy = useNavigation().state === 'submitting';
  return (
    <>
      <h1 className="font-display text-2 font-[450]">Confirm your email</h1>
      <p className="mt-4 mb-8 text-ink-2">Click the button to confirm that this is your email.</p>
      <ButtonForm fields={{ intent: 'link', token, next }} size="large" wide busy={busy && 'Verifying...'}>
        Verify my email
      </ButtonForm>
    </>
  );
}

/** The link alone doesn't log in, because someone else may have signed up with this email. */
function LoginFirst({ email, login }: { email: string; login: string }) {
  return (
    <>
      <h1 className="font-display text-2 font-[450]">Log in, then verify</h1>
      <p className="mt-4 mb-8 text-ink-2">
        You’re not logged in to the account for <b className="break-words text-ink">{email}</b> in this browser. Log in, then verify with
        one click.
      </p>
      <LinkButton to={login} size="large" wide>
        Log in
      </LinkButton>
      <p className="mt-6 text-small text-ink-2">
        Didn’t sign up, or don’t know the password? <Link to="/auth/forgot">Choose a new one</Link>. That logs everyone else out of the
        account.
      </p>
    </>
  );
}

function Expired() {
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

import { Form, useNavigation } from 'react-router';
import { Button } from '../../ui/controls/button.tsx';
import { Link } from '../../ui/controls/link.tsx';

/** What a mailed link opens: nothing happens until the button is pressed. */
export function VerifyByLink({ token, next, error }: { token: string; next: string; error: string | undefined }) {
  const busy = useNavigation().state === 'submitting';
  return (
    <>
      <h1 className="font-display text-2 font-[450]">{error ? 'This link is spent' : 'One press, and it is yours'}</h1>
      {error ? (
        <>
          <p role="alert" className="mt-4 text-ink-2">
            {error}
          </p>
          <p className="mt-6">
            <Link to="/verify-email" reloadDocument>
              Get a new link
            </Link>
          </p>
        </>
      ) : (
        <>
          <p className="mt-4 mb-8 text-ink-2">This proves that the email is yours, and signs you in on this device.</p>
          <Form method="post">
            <input type="hidden" name="intent" value="link" />
            <input type="hidden" name="token" value={token} />
            <input type="hidden" name="next" value={next} />
            <Button type="submit" size="large" wide busy={busy && 'Verifying...'}>
              Verify my email
            </Button>
          </Form>
        </>
      )}
    </>
  );
}

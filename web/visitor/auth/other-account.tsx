import { Form } from 'react-router';
import { Button } from '../../ui/controls/button.tsx';

/** A mailed link was opened where somebody else is signed in. */
export function OtherAccount({ email }: { email: string }) {
  return (
    <>
      <h1 className="font-display text-2 font-[450]">Another account is open here</h1>
      <p className="mt-4 mb-8 text-ink-2">
        This browser is signed in as <b className="break-words text-ink">{email}</b>, and the link belongs to another account. Log out, then
        open the link in the mail again.
      </p>
      <Form method="post" action="/logout">
        <input type="hidden" name="reload" value="yes" />
        <Button type="submit" size="large" wide>
          Logout
        </Button>
      </Form>
    </>
  );
}

import { ButtonForm } from '../../ui/controls/button.tsx';

/** Shown when an emailed link is opened in a browser that's logged in to another account. */
export function OtherAccount({ email }: { email: string }) {
  return (
    <>
      <h1 className="font-display text-2 font-[450]">You’re logged in to a different account</h1>
      <p className="mt-4 mb-8 text-ink-2">
        You’re logged in as <b className="break-words text-ink">{email}</b>, but this link is for a different account. Log out, then open
        the link in the email again.
      </p>
      <ButtonForm fields={{ reload: 'yes' }} action="/logout" size="large" wide>
        Logout
      </ButtonForm>
    </>
  );
}

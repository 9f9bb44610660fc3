import { ChangeAddress } from './verify-by-code.tsx';

/** Shown instead of the code form when mail servers don't accept an account's email. */
export function UnreachableEmail({ email }: { email: string }) {
  return (
    <>
      <h1 className="font-display text-2 font-[450]">Use another email</h1>
      <p className="mt-4 mb-8 text-ink-2">
        We couldn’t send email to <b className="break-words text-ink">{email}</b>. Mail servers take up to 254 characters, and up to 64
        before the @.
      </p>
      <ChangeAddress open />
    </>
  );
}

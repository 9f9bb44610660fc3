import { type ReactNode, useEffect, useRef } from 'react';
import { track } from '../../analytics/track.ts';
import { Link } from '../../ui/controls/link.tsx';
import { Horizon } from '../../ui/drawings/horizon.tsx';

/** Replaces a form after it was sent: its number, when we'll answer, and where the copy went. */
export function SentNotice({ title, form, sent, email, children }: SentNoticeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    track('form_submission', { form_name: form });
  }, [form]);
  return (
    <div className="max-w-prose">
      <h2 ref={heading} tabIndex={-1} className="text-2 outline-none">
        {title}
      </h2>
      {sent.number && (
        <p className="mt-8">
          <span className="text-ui text-ink-2">Your reference number</span>
          <span className="display-number block text-[clamp(3rem,2rem+5vw,5rem)]">{sent.number}</span>
        </p>
      )}
      <Horizon className="mt-2" />
      <div className="mt-6 grid gap-3 text-lead">
        {children}
        {email && sent.copied && (
          <p className="text-body text-ink-2">We sent a copy to {email}. Don’t see it in a few minutes? Check your spam folder.</p>
        )}
        <p className="text-body">
          <Link to="/faq">Find answers to common questions</Link>
        </p>
      </div>
    </div>
  );
}

interface SentNoticeProps {
  title: string;
  form: 'contact' | 'booking';
  sent: { number: string; replyBy: string; copied: boolean };
  email: string;
  children: ReactNode;
}

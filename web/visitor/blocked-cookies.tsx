import { callUs } from '../../content/reach-us.ts';
import { Notice } from '../ui/controls/notice.tsx';

/** Shown instead of what can't work without cookies. `to` says what they're needed for. */
export function BlockedCookies({ to }: { to: 'log in or sign up' | 'order' }) {
  return (
    <Notice state="late" title="Your browser blocks cookies">
      Allow cookies for this site to {to}, then reload this page. Or {callUs()}, and we’ll help you.
    </Notice>
  );
}

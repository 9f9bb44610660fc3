import { X } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { recall, remember } from '../browser/browser-memory.ts';
import { IconButton } from '../ui/controls/icon-button.tsx';

const storedAs = 'editor-tip-seen';

interface FirstTipProps {
  isPhone: boolean;
  isOperator: boolean;
  /** True once something was changed. */
  hasChanged: boolean;
}

/** How editing works, in one line, until it's closed or something was changed in this browser. */
export function FirstTip({ isPhone, isOperator, hasChanged }: FirstTipProps): ReactNode {
  // The server doesn't know whether it was seen.
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(recall('localStorage', storedAs) === undefined), []);
  const close = () => {
    setShown(false);
    remember('localStorage', storedAs, 'yes');
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever has changed something knows how
  useEffect(() => {
    if (hasChanged) close();
  }, [hasChanged]);
  if (!isShown) return null;
  return (
    <aside aria-label="Tip" className="flex items-center gap-3 border-b border-line bg-chosen py-1 pr-1 pl-4 text-small md:pl-5">
      <p className="min-w-0 flex-1">
        {isPhone ? 'Tap' : 'Click'} any outlined text or photo to change it. Nothing goes live until{' '}
        {isOperator ? 'the owner approves' : 'you approve'} it.
      </p>
      <IconButton icon={X} size={18} label="Close this tip" onClick={close} />
    </aside>
  );
}

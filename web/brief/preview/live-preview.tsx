import { type ReactNode, useState } from 'react';
import { BrowserFrame } from '../../ui/drawings/browser-frame.tsx';
import { useBriefForm } from '../brief-form.tsx';
import { EmptyPage } from './empty-page.tsx';
import { PreviewPage } from './preview-page.tsx';
import type { PreviewState } from './preview-state.ts';

/** The night half of the screen: the current home page in a browser frame that ends at the bottom of the screen. */
export function LivePreview({ preview, host }: { preview: PreviewState; host: string }): ReactNode {
  const [loaded, setLoaded] = useState(false);
  const { answer } = useBriefForm();
  const { isEmpty, ...page } = preview;
  return (
    <>
      <p className="mr-6 mb-6 flex justify-between gap-4 text-ui text-ink-2">
        <span>Your home page so far</span>
        <span>Updates as you type</span>
      </p>
      <BrowserFrame address={host} className="mr-6 min-h-0 flex-1 rounded-b-none!">
        {isEmpty ? (
          <EmptyPage name={String(answer('business.name') ?? '')} />
        ) : (
          <>
            {!loaded && (
              <p
                className="absolute inset-0 grid place-items-center bg-paper-2 font-text text-ui text-night-500 noscript:hidden"
                role="status"
              >
                Building your preview...
              </p>
            )}
            <noscript>
              <iframe
                src={page.src}
                title="Your home page so far"
                tabIndex={-1}
                sandbox="allow-same-origin"
                className="absolute inset-0 size-full border-0"
              />
            </noscript>
            <PreviewPage {...page} title="Your home page so far" pageWidth={1280} onLoaded={() => setLoaded(true)} />
          </>
        )}
      </BrowserFrame>
    </>
  );
}

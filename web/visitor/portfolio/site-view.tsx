import { useEffect, useRef } from 'react';
import { BrowserFrame } from '../../ui/drawings/browser-frame.tsx';
import { ScaledPage } from '../../ui/drawings/scaled-page.tsx';

/** A live site in a browser frame, loaded when it comes near the window. It can't be used, only viewed. */
export function SiteView({ name, address, frame }: { name: string; address: string; frame: string }) {
  const page = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const iframe = page.current;
    // Any target origin, because the frame may not have loaded yet. The message is no secret.
    const hideBars = () => iframe?.contentWindow?.postMessage({ bars: false }, '*');
    iframe?.addEventListener('load', hideBars);
    hideBars();
    return () => iframe?.removeEventListener('load', hideBars);
  }, []);
  return (
    <BrowserFrame address={address.replace(/^https?:\/\//, '')} viewClassName="aspect-[1280/800]">
      <div inert className="absolute inset-0">
        <ScaledPage src={`${frame}/`} title={`Home page of ${name}`} pageWidth={1280} scripts pageRef={page} />
      </div>
    </BrowserFrame>
  );
}

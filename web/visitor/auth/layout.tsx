import { Outlet } from 'react-router';
import { brand } from '../../../content/brand.ts';
import { BrowserFrame } from '../../ui/drawings/browser-frame.tsx';
import { Logo } from '../../ui/drawings/logo.tsx';
import { Sundial } from '../../ui/drawings/sundial.tsx';
import { SplitScreen } from '../../ui/layout/split-screen.tsx';

export const handle = { policy: 'open' } as const;

/** Night with a site on its horizon at the left, the form at the right (look/auth). */
export default function AuthLayout() {
  return (
    <>
      <a href="#content" className="skip-link">
        Skip to content
      </a>
      <SplitScreen bar={<Logo name={brand.name} to="/" />} night={<Night />}>
        <Outlet />
      </SplitScreen>
    </>
  );
}

function Night() {
  return (
    <div className="relative flex flex-1 flex-col justify-between">
      <p className="mt-[14vh] font-display text-1 font-[450] text-ink">
        Your draft
        <br />
        is where
        <br />
        you left it.
      </p>
      <Sundial hour={17} className="absolute -right-32 bottom-[16%] w-[26rem]" />
      <BrowserFrame
        address="sample: hair salon"
        className="relative -mr-[calc(var(--gutter)+8rem)] mt-10 h-[38vh] shrink-0 rounded-b-none"
        viewClassName="h-full"
      >
        <img src="/pictures/salon-1280.webp" alt="" width={1280} height={800} className="block w-full" />
      </BrowserFrame>
    </div>
  );
}

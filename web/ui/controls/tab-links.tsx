import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { classNames } from '../class-names.ts';
import { tabClasses } from './tab-classes.ts';

/** Tabs that are pages of their own, each with an address; the current one is underlined and in view, with `end: false` on the pages below it too, and with `also` on the pages below those paths. */
export function TabLinks({ label, tabs, className }: TabLinksProps): ReactNode {
  const list = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another current tab.
  useEffect(() => {
    list.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [pathname]);
  return (
    <nav ref={list} aria-label={label} className={classNames(tabClasses.list, className)}>
      {tabs.map((tab) => (
        <Link key={tab.to} to={tab.to} className={tabClasses.item} aria-current={isCurrent(tab, pathname) ? 'page' : undefined}>
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}

function isCurrent({ to, end = true, also = [] }: Tab, pathname: string): boolean {
  const path = pathname.replace(/\/+$/, '');
  const isAtOrBelow = (tabPath: string) => path === tabPath || path.startsWith(`${tabPath}/`);
  return end ? path === to || also.some(isAtOrBelow) : [to, ...also].some(isAtOrBelow);
}

type Tab = { to: string; label: string; end?: boolean; also?: readonly string[] };

export type TabLinksProps = { label: string; tabs: Tab[]; className?: string };

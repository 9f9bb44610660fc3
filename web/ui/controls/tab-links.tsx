import { type ReactNode, useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { classNames } from '../class-names.ts';
import { tabClasses } from './tab-classes.ts';

/** Tabs that are pages of their own, each with an address; the current one is underlined and in view; with `end: false` also on the pages below it. */
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
        <NavLink key={tab.to} to={tab.to} end={tab.end ?? true} className={tabClasses.item}>
          {tab.label}
        </NavLink>
      ))}
    </nav>
  );
}

export type TabLinksProps = { label: string; tabs: { to: string; label: string; end?: boolean }[]; className?: string };

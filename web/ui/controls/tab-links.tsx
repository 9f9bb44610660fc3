import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { classNames } from '../class-names.ts';
import { tabClasses } from './tab-classes.ts';

/**
 * Tabs that are separate pages. The current one is underlined and scrolled to the middle of the list: with `end: false` also on pages below it,
 * and with `also` on pages below those paths.
 */
export function TabLinks({ label, tabs, className }: TabLinksProps): ReactNode {
  const list = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has another current tab.
  useEffect(() => {
    const current = list.current?.querySelector('[aria-current=page]');
    // scrollIntoView would scroll the page as well, away from where a reload had restored it.
    if (current) list.current?.scrollBy({ left: middleOf(current) - middleOf(list.current) });
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

function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}

function isCurrent({ to, end = true, also = [] }: Tab, pathname: string): boolean {
  const path = pathname.replace(/(?<!\/)\/+$/, '');
  const isAtOrBelow = (tabPath: string) => path === tabPath || path.startsWith(`${tabPath}/`);
  return end ? path === to || also.some(isAtOrBelow) : [to, ...also].some(isAtOrBelow);
}

type Tab = { to: string; label: string; end?: boolean; also?: readonly string[] };

export type TabLinksProps = { label: string; tabs: Tab[]; className?: string };

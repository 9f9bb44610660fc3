import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { classNames } from '../class-names.ts';
import { tabClasses } from './tab-classes.ts';

/** Tabs that are pages of their own, each with an address; the current one is underlined; with `end: false` also on the pages below it. */
export function TabLinks({ label, tabs, className }: TabLinksProps): ReactNode {
  return (
    <nav aria-label={label} className={classNames(tabClasses.list, className)}>
      {tabs.map((tab) => (
        <NavLink key={tab.to} to={tab.to} end={tab.end ?? true} className={tabClasses.item}>
          {tab.label}
        </NavLink>
      ))}
    </nav>
  );
}

export type TabLinksProps = { label: string; tabs: { to: string; label: string; end?: boolean }[]; className?: string };

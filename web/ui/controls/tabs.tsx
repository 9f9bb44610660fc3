import { Tabs as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

/** Underlined tabs with their panels; arrow keys move between them. Uncontrolled from `defaultValue`, or controlled by `value`. */
export function Tabs({ label, tabs, value, defaultValue, onValueChange, className }: TabsProps): ReactNode {
  return (
    <Primitive.Root value={value} defaultValue={defaultValue ?? tabs[0]?.value} onValueChange={onValueChange} className={className}>
      <Primitive.List aria-label={label} className={list}>
        {tabs.map((tab) => (
          <Primitive.Trigger key={tab.value} value={tab.value} className={classNames(item, chosen)}>
            {tab.label}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {tabs.map((tab) => (
        <Primitive.Content key={tab.value} value={tab.value} className="pt-6">
          {tab.content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  );
}

const list = 'flex edge-scroll gap-7 shadow-[inset_0_-1px_0_var(--line-strong)]';
const item =
  'inline-flex min-h-11 shrink-0 items-center whitespace-nowrap py-3 font-semibold text-ink-2 no-underline hover:text-ink focus-visible:-outline-offset-3';
const chosen = 'data-[state=active]:text-ink data-[state=active]:shadow-[inset_0_-3px_0_var(--ink)]';

export type TabsProps = {
  label: string;
  tabs: { value: string; label: ReactNode; content: ReactNode }[];
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  className?: string;
};

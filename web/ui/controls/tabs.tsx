import { Tabs as Primitive } from 'radix-ui';
import type { CSSProperties, ReactNode } from 'react';
import { tabClasses } from './tab-classes.ts';

/** Underlined tabs with panels. Arrow keys move between them. Controlled by `value`, or starting with the first. */
export function Tabs({ label, tabs, value, onValueChange }: TabsProps): ReactNode {
  return (
    <Primitive.Root value={value} defaultValue={tabs[0]?.value} onValueChange={onValueChange}>
      <Primitive.List aria-label={label} className={`outline-none ${tabClasses.list}`} style={noOutline}>
        {tabs.map((tab) => (
          <Primitive.Trigger key={tab.value} value={tab.value} className={tabClasses.item}>
            {tab.label}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {tabs.map((tab) => (
        <Primitive.Content key={tab.value} value={tab.value} asChild>
          <div className="pt-6" style={noDuration}>
            {tab.content}
          </div>
        </Primitive.Content>
      ))}
    </Primitive.Root>
  );
}

/** Remove the library's own style attributes from the server's HTML, because the Content Security Policy blocks them. */
const noOutline: CSSProperties = { outline: undefined };
const noDuration: CSSProperties = { animationDuration: undefined };

export type TabsProps = {
  label: string;
  tabs: { value: string; label: ReactNode; content: ReactNode }[];
  value?: string;
  onValueChange?: (value: string) => void;
};

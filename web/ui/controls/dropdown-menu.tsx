import type { LucideIcon } from 'lucide-react';
import { DropdownMenu as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../drawings/icon.tsx';
import { floatClasses } from './float-classes.ts';
import { Link } from './link.tsx';

/** A menu below a button: links (`to`), actions (`onSelect`) and separators. `head` is its heading. */
export function DropdownMenu({ trigger, items, head }: DropdownMenuProps): ReactNode {
  return (
    <Primitive.Root modal={false}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          align="end"
          side="bottom"
          sideOffset={6}
          collisionPadding={12}
          className={classNames(floatClasses, 'min-w-50 p-1.5')}
        >
          {head && <Primitive.Label className="border-b border-line px-2.5 pt-1.5 pb-2.5 text-small text-ink-2">{head}</Primitive.Label>}
          {items.map((item, index) => (item === 'line' ? null : <Row key={item.label} item={item} ruled={items[index - 1] === 'line'} />))}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

export type MenuItem = {
  label: string;
  icon?: LucideIcon;
  to?: string;
  onSelect?: () => void;
};
export type DropdownMenuProps = {
  trigger: ReactNode;
  items: (MenuItem | 'line')[];
  head?: ReactNode;
};

function Row({ item, ruled }: { item: MenuItem; ruled: boolean }): ReactNode {
  const looks =
    'flex min-h-10 w-full items-center gap-2.5 rounded-[6px] px-2.5 text-left text-ui no-underline outline-none data-[highlighted]:bg-ink/7 pointer-coarse:min-h-11';
  const inside = (
    <>
      {item.icon && <Icon of={item.icon} size={18} className="shrink-0" />}
      <span className="flex-1">{item.label}</span>
    </>
  );
  return (
    <>
      {ruled && <Primitive.Separator className="my-1.5 h-px bg-line" />}
      {item.to === undefined ? (
        <Primitive.Item className={looks} onSelect={item.onSelect}>
          {inside}
        </Primitive.Item>
      ) : (
        <Primitive.Item asChild onSelect={item.onSelect}>
          <Link to={item.to} className={looks}>
            {inside}
          </Link>
        </Primitive.Item>
      )}
    </>
  );
}

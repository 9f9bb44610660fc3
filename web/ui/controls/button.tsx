import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, MouseEvent, MouseEventHandler, ReactNode } from 'react';
import { Form, type FormProps } from 'react-router';
import { classNames } from '../class-names.ts';
import { Icon } from '../drawings/icon.tsx';
import { HiddenFields } from './field.tsx';
import { Link, type LinkProps } from './link.tsx';
import { Spinner } from './spinner.tsx';

/**
 * A button. `busy` shows the spinner and, if it's a text, replaces the label ('Saving…'). A busy or disabled button keeps the
 * focus and ignores clicks. `blocked` is the browser's own `disabled`, for a form that mustn't be sent before React runs. `type`
 * defaults to 'button', so it doesn't submit a form by accident.
 */
export function Button({
  look,
  size,
  wide,
  busy = false,
  disabled = false,
  blocked = false,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps): ReactNode {
  const isBusy = busy !== false;
  return (
    <button
      {...rest}
      {...unavailable(isBusy || disabled, onClick)}
      disabled={blocked}
      type={type}
      className={buttonClasses({ look, size, wide, className })}
      aria-busy={isBusy || undefined}
    >
      {isBusy && <Spinner />}
      {typeof busy === 'string' ? busy : children}
    </button>
  );
}

export type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & ButtonLooks & { busy?: boolean | string; blocked?: boolean };

/** A button in a form of its own, which posts `fields`. `action` and `className` are the form's. */
export function ButtonForm({ fields, action, className, preventScrollReset, ...button }: ButtonFormProps): ReactNode {
  return (
    <Form method="post" {...{ action, className, preventScrollReset }}>
      <HiddenFields fields={fields} />
      <Button type="submit" {...button} />
    </Form>
  );
}

type ButtonFormProps = Omit<ButtonProps, 'className'> &
  Pick<FormProps, 'action' | 'className' | 'preventScrollReset'> & { fields: Record<string, string> };

/**
 * Classes for buttons and links that look like them. `primary` is ink on paper and dawn, and the sun color on night bands;
 * `sun` is always the sun color (use it once per view). Heights: small 38 px (44 on touch), medium 48, large 58.
 */
export function buttonClasses({ look = 'primary', size = 'medium', wide = false, className }: ButtonLooks): string {
  return classNames(
    'inline-flex items-center justify-center rounded-2 forced-colors:border leading-[1.2] no-underline [&>svg]:shrink-0 transition-[background-color,translate,color] duration-fast ease-rise',
    'unavailable:translate-y-0 unavailable:bg-ink/10 unavailable:text-ink-3 unavailable:inset-ring-0',
    sizes[size],
    looks[look],
    size !== 'small' && look !== 'quiet' && 'motion-safe:hover:-translate-y-0.5',
    wide && 'w-full',
    className,
  );
}

const looks = {
  primary: 'bg-primary text-on-primary hover:bg-primary-hover',
  sun: 'bg-accent text-on-accent hover:bg-accent-hover',
  secondary: 'text-ink inset-ring-[1.5px] inset-ring-control hover:bg-ink/6',
  quiet: 'text-ink hover:bg-ink/6',
  danger: 'bg-danger text-on-danger hover:bg-danger/90',
};

const sizes = {
  small: 'min-h-[38px] gap-2 px-[.9rem] text-small font-semibold whitespace-nowrap pointer-coarse:min-h-11',
  medium: 'min-h-12 gap-2.5 px-[1.35em] py-[.6em] text-[1rem] font-[650]',
  large: 'min-h-[58px] gap-3 px-[1.7em] py-[.7em] text-[1.125rem] font-[650]',
};

export type ButtonLooks = { look?: keyof typeof looks; size?: keyof typeof sizes; wide?: boolean; className?: string };

/** A link that looks like a button, for navigation. `Button` is for actions. */
export function LinkButton({ look, size, wide, className, ...rest }: LinkButtonProps): ReactNode {
  return <Link {...rest} className={buttonClasses({ look, size, wide, className })} />;
}

export type LinkButtonProps = Omit<LinkProps, 'className'> & ButtonLooks;

/**
 * A button with only an icon; `label` is its accessible name. 40 px, 44 on touch. `count` is a badge, '9+' above `most`; the
 * label should include it. `active` shows a dot instead. A disabled one keeps the focus and ignores clicks.
 */
export function IconButton({
  icon,
  label,
  count = 0,
  most = 99,
  active = false,
  size = 20,
  disabled = false,
  className,
  onClick,
  ...rest
}: IconButtonProps): ReactNode {
  return (
    <button
      type="button"
      {...rest}
      {...unavailable(disabled, onClick)}
      aria-label={label}
      className={classNames(
        'relative inline-grid size-10 shrink-0 place-items-center rounded-2 text-ink not-aria-disabled:hover:bg-ink/6 aria-disabled:text-ink-3 pointer-coarse:size-11',
        className,
      )}
    >
      <Icon of={icon} size={size} />
      {count > 0 && (
        <span
          aria-hidden="true"
          className="absolute right-0 top-0 min-w-4.5 rounded-full bg-sun px-1 text-center text-[11px] font-bold leading-4.5 text-on-accent ring-2 ring-bg"
        >
          {count > most ? `${most}+` : count}
        </span>
      )}
      {active && count === 0 && <span aria-hidden="true" className="absolute right-2 top-2 size-2 rounded-full bg-sun ring-2 ring-bg" />}
    </button>
  );
}

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
  icon: LucideIcon;
  label: string;
  count?: number;
  most?: number;
  active?: boolean;
  size?: number;
};

/** Props of a button or checkbox that does nothing for now and keeps the focus, which a disabled one would lose. */
export function unavailable<Control extends HTMLElement = HTMLButtonElement>(isUnavailable: boolean, onClick?: MouseEventHandler<Control>) {
  if (!isUnavailable) return { onClick };
  return { 'aria-disabled': true, onClick: (event: MouseEvent<Control>) => event.preventDefault() };
}

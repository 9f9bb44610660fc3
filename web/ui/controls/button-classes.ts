import { classNames } from '../class-names.ts';

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

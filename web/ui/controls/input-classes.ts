/** Text inputs: 48 px high, 38 in dense rows (44 on touch). Focus is an ink line with a sun-colored halo. */
export const inputClasses =
  'w-full rounded-2 border-[1.5px] border-control bg-raised px-[.85rem] text-ink text-ellipsis transition-[border-color] duration-fast ' +
  'focus:border-ink focus:outline-3 focus:outline-offset-1 focus:outline-sun ' +
  'aria-invalid:border-danger aria-invalid:inset-ring-1 aria-invalid:inset-ring-danger ' +
  'disabled:border-line-strong disabled:bg-sunk disabled:text-ink-3';

export const inputHeights = {
  medium: 'min-h-12 py-[.6rem] text-[1rem]',
  small: 'min-h-[38px] py-1 text-small pointer-coarse:min-h-11 pointer-coarse:text-[1rem]',
};

/** Boxes that float above the page: menus and popovers. */
export const floatClasses =
  'z-50 rounded-2 forced-colors:border bg-raised text-ink shadow-2 outline-none inset-ring-1 inset-ring-line data-[state=closed]:animate-leave data-[state=open]:animate-arrive';

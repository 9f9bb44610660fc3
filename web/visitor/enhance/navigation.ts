/** The bar turns solid after so many px of scrolling (seed section 9). */
const solidAfterPx = 20;

/** Marks the root element with `data-scrolled` while the page is scrolled further than that. */
export function markScrolled(): void {
  const look = () => document.documentElement.toggleAttribute('data-scrolled', scrollY > solidAfterPx);
  look();
  addEventListener('scroll', look, { passive: true });
}

/**
 * Closes a menu (`dialog[data-menu]`) when anything in it is chosen or the page behind it is clicked, and opens it for
 * browsers that don't know `command` on buttons yet.
 */
export function followMenu(): void {
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const invoker = target.closest('button[commandfor]');
    if (invoker && !('commandForElement' in invoker)) {
      const dialog = document.getElementById(invoker.getAttribute('commandfor') ?? '');
      if (dialog instanceof HTMLDialogElement && invoker.getAttribute('command') === 'show-modal') dialog.showModal();
    }
    // The panel fills its dialog: a click on the dialog itself is one on the backdrop.
    const left = target.closest('a, button') ?? (target.matches('dialog') ? target : undefined);
    left?.closest<HTMLDialogElement>('dialog[data-menu]')?.close();
  });
}

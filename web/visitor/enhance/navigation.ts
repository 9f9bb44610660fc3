/** The bar turns solid after this many pixels of scrolling. */
const solidAfterPx = 20;

/** Sets `data-scrolled` on the root element while the page is scrolled farther than that. */
export function markScrolled(): void {
  const look = () => document.documentElement.toggleAttribute('data-scrolled', scrollY > solidAfterPx);
  look();
  addEventListener('scroll', look, { passive: true });
}

/**
 * Closes a menu (`dialog[data-menu]`) when a link or button in it, or the page behind it, is clicked. Opens it in browsers
 * that don't support `command` on buttons yet.
 */
export function followMenu(): void {
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const invoker = target.closest('button[commandfor]');
    if (invoker && !('commandForElement' in invoker)) {
      const dialog = document.getElementById(invoker.getAttribute('commandfor') ?? '');
      if (dialog instanceof HTMLDialogElement && invoker.getAttribute('command') === 'show-modal') dialog.showModal();
    }
    // The panel fills its dialog, so a click on the dialog itself is on the backdrop.
    const closer = target.closest('a, button') ?? (target.matches('dialog') ? target : undefined);
    closer?.closest<HTMLDialogElement>('dialog[data-menu]')?.close();
  });
}

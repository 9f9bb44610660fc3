/** Calls `onClose` once a phone's Back button is used, until the returned function is called. Without `CloseWatcher`, Back goes back a page. */
export function watchBack(onClose: () => void): () => void {
  const { CloseWatcher } = window as { CloseWatcher?: new () => { onclose: () => void; destroy: () => void } };
  if (!CloseWatcher) return () => {};
  const watcher = new CloseWatcher();
  watcher.onclose = onClose;
  return () => watcher.destroy();
}

/** Like `watchBack`, in every browser: adds an entry to the history, which is removed again if it's closed in another way. */
export function watchEntry(onClose: () => void): () => void {
  history.pushState({ ...history.state, isCovered: true }, '');
  const hear = (event: PopStateEvent) => {
    // The entry below is the same page, so the router has nothing to do.
    event.stopImmediatePropagation();
    onClose();
  };
  addEventListener('popstate', hear, { capture: true, once: true });
  return () => {
    removeEventListener('popstate', hear, true);
    // It was closed by Back, or by a link to another page.
    if (!history.state?.isCovered) return;
    addEventListener('popstate', (event) => event.stopImmediatePropagation(), { capture: true, once: true });
    history.back();
  };
}

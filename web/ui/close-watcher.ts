/** Calls `onClose` once a phone's Back button is used, until the returned function is called. Without `CloseWatcher`, Back goes back a page. */
export function watchBack(onClose: () => void): () => void {
  const { CloseWatcher } = window as { CloseWatcher?: new () => { onclose: () => void; destroy: () => void } };
  if (!CloseWatcher) return () => {};
  const watcher = new CloseWatcher();
  watcher.onclose = onClose;
  return () => watcher.destroy();
}

/** Stores fields that the server hasn't acknowledged in this tab, so a reload loses nothing. */
export function rememberUnsaved(projectId: string, unsaved: Record<string, unknown>): void {
  try {
    if (Object.keys(unsaved).length) sessionStorage.setItem(keyOf(projectId), JSON.stringify(unsaved));
    else sessionStorage.removeItem(keyOf(projectId));
  } catch {
    // Private windows may refuse storage. The page still saves to the server.
  }
}

export function readUnsaved(projectId: string): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(projectId)) ?? '{}');
    return stored && typeof stored === 'object' ? { ...stored } : {};
  } catch {
    return {};
  }
}

function keyOf(projectId: string): string {
  return `brief:${projectId}`;
}

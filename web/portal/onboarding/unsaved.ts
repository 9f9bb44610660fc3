/** Fields that the server has not acknowledged yet, kept for this tab so that a reload loses nothing. */
export function rememberUnsaved(projectId: string, unsaved: Record<string, unknown>): void {
  try {
    if (Object.keys(unsaved).length) sessionStorage.setItem(keyOf(projectId), JSON.stringify(unsaved));
    else sessionStorage.removeItem(keyOf(projectId));
  } catch {
    // Private windows may refuse storage; the page still saves to the server.
  }
}

export function readUnsaved(projectId: string): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(projectId)) ?? '{}');
    return kept && typeof kept === 'object' ? { ...kept } : {};
  } catch {
    return {};
  }
}

function keyOf(projectId: string): string {
  return `brief:${projectId}`;
}

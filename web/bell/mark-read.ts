/** Marks one notification read, by its id, or `all`. False when that failed: it is only logged, and what is shown stays (seed section 8). */
export async function markRead(which: string): Promise<boolean> {
  try {
    // Goes on while the page that asks is being left.
    const answer = await fetch('/api/notifications/read', { method: 'POST', body: new URLSearchParams({ which }), keepalive: true });
    if (!answer.ok) throw new Error(`The server answered ${answer.status}.`);
    return true;
  } catch (error) {
    console.error('Marking notifications read failed.', error);
    return false;
  }
}

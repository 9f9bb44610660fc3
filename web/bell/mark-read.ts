/** Marks one notification as read, by its ID, or `all`. Returns false if that failed, which is only logged. */
export async function markRead(which: string): Promise<boolean> {
  try {
    // Completes even if the page is closed.
    const answer = await fetch('/api/notifications/read', { method: 'POST', body: new URLSearchParams({ which }), keepalive: true });
    if (!answer.ok) throw new Error(`The server answered ${answer.status}.`);
    return true;
  } catch (error) {
    console.error('Marking notifications read failed.', error);
    return false;
  }
}

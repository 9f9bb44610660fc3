/** The branch in which an owner or an operator works on a site, which is where their requests go. */
export type Area = 'portal' | 'admin';

/** Asks the server something that changes nothing. Undefined without an answer. */
export async function ask<Answer>(
  area: Area,
  about: 'looks' | 'brief-looks' | 'photos-without-room' | 'address' | 'claims',
  projectId: string,
  text = '',
): Promise<Answer | undefined> {
  const query = new URLSearchParams({ project: projectId, ...(text && { text }) });
  const response = await fetch(`/${area}/editor/ask/${about}?${query}`, { redirect: 'manual' }).catch(() => undefined);
  return response?.ok ? response.json().catch(() => undefined) : undefined;
}

/** Owners ask through the portal and operators through Admin, because each branch lets only its own people in. */
export type Area = 'portal' | 'admin';

/** Asks the server something that changes nothing. Undefined if it fails, because a screen works without these extras. */
export async function ask<Answer>(
  area: Area,
  about: 'looks' | 'brief-looks' | 'photos-without-room' | 'address' | 'headlines' | 'claims',
  projectId: string,
  text = '',
): Promise<Answer | undefined> {
  const query = new URLSearchParams({ project: projectId, ...(text && { text }) });
  // A redirect leads to the login, whose page is no answer.
  const response = await fetch(`/${area}/editor/ask/${about}?${query}`, { redirect: 'manual' }).catch(() => undefined);
  return response?.ok ? response.json().catch(() => undefined) : undefined;
}

import { useRouteLoaderData } from 'react-router';
import type { RootData } from '../session/root-data.ts';
import { useLiveReload } from './live-reload.ts';
import { useNews } from './news.ts';
import { NotificationsPanel } from './notifications-panel.tsx';
import { UnreadStatus } from './unread-status.tsx';

/** The bell in a shell. It also keeps the screen's data up to date, so each shell has one. */
export function Bell() {
  const root = useRouteLoaderData('root') as RootData | undefined;
  useLiveReload(root?.viewer?.user.id);
  const { unread } = useNews();
  return (
    <>
      <NotificationsPanel />
      <UnreadStatus unread={unread} />
    </>
  );
}

import { NotificationsPanel } from './notifications-panel.tsx';

/** The bell next to a screen's heading. On phones, it's in the bar instead. */
export function WideBell() {
  return (
    <div className="max-md:hidden">
      <NotificationsPanel />
    </div>
  );
}

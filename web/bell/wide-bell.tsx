import { NotificationsPanel } from './notifications-panel.tsx';

/** The bell beside a screen's heading; phones have theirs in the bar. */
export function WideBell() {
  return (
    <div className="max-md:hidden">
      <NotificationsPanel />
    </div>
  );
}

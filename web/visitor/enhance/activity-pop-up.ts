import { formatDistance } from 'date-fns';
import type { Activity } from '../../../domain/activity/schema.ts';
import { recall, remember } from '../../browser/browser-memory.ts';
import { type ActivityMemory, ActivitySchedule } from '../activity/activity-schedule.ts';

/** Fetches recent orders and launches and shows them in `box` on schedule. Without any, the pop-up never appears. */
export async function startActivity(box: HTMLElement): Promise<void> {
  const items = await recentItems();
  if (!items.length) return;
  let memory = recalledMemory();
  let isSuppressed = false;
  // The pop-up must not cover the element with keyboard focus. Once it would have, it stays away until the next one.
  const hideOverFocus = () => {
    if (!box.hidden && coversFocus(box)) box.hidden = isSuppressed = true;
  };
  const schedule = new ActivitySchedule({
    now: () => Date.now(),
    after: (ms, call) => {
      const timer = setTimeout(() => {
        // React may have moved to a screen without pop-ups.
        if (box.isConnected) call();
      }, ms);
      return () => clearTimeout(timer);
    },
    random: Math.random,
    read: () => memory,
    write: (next) => {
      memory = next;
      remember('sessionStorage', memoryKey, JSON.stringify(next));
    },
    show: (message) => {
      const item = message === null ? undefined : items[message % items.length];
      if (item) fill(box, item);
      if (!item) isSuppressed = false;
      box.hidden = !item || isSuppressed;
      hideOverFocus();
    },
  });
  box.querySelector('button')?.addEventListener('click', () => schedule.close());
  // After the browser has scrolled to what gets the focus.
  document.addEventListener('focusin', () => requestAnimationFrame(hideOverFocus));
  schedule.start();
}

function coversFocus(box: HTMLElement): boolean {
  const focused = document.querySelector(':focus-visible')?.getBoundingClientRect();
  const { left, right, top, bottom } = box.getBoundingClientRect();
  return focused !== undefined && focused.left < right && focused.right > left && focused.top < bottom && focused.bottom > top;
}

async function recentItems(): Promise<Activity[]> {
  try {
    const response = await fetch('/api/activity');
    return response.ok ? ((await response.json()) as { items: Activity[] }).items : [];
  } catch {
    return [];
  }
}

function fill(box: HTMLElement, { name, location, action, time, sample }: Activity): void {
  const part = (key: string) => box.querySelector<HTMLElement>(`[data-part="${key}"]`);
  const words = { name, location, action, time: formatDistance(new Date(time), Date.now(), { addSuffix: true }) };
  for (const [key, text] of Object.entries(words)) part(key)?.replaceChildren(text);
  part('time')?.setAttribute('datetime', time);
  part('sample')?.toggleAttribute('hidden', !sample);
}

const memoryKey = 'activity';

/** The schedule's state from earlier pages of this session. */
function recalledMemory(): ActivityMemory {
  try {
    const memory = JSON.parse(recall('sessionStorage', memoryKey) ?? '') as Partial<ActivityMemory>;
    return { count: Number(memory.count) || 0, lastEndedAt: typeof memory.lastEndedAt === 'number' ? memory.lastEndedAt : null };
  } catch {
    return { count: 0, lastEndedAt: null };
  }
}

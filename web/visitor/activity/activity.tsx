import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Activity as Item } from '../../../domain/activity/schema.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { RelativeTime } from '../../ui/controls/relative-time.tsx';
import { Tag } from '../../ui/controls/tag.tsx';
import { recall, remember } from '../browser-memory.ts';
import { type ActivityMemory, ActivitySchedule } from './activity-schedule.ts';

/** The activity pop-up: who ordered or launched lately, out of real rows. Without rows nothing ever pops up. */
export default function Activity() {
  const [items, setItems] = useState<Item[]>([]);
  const [message, setMessage] = useState<number | null>(null);
  const schedule = useRef<ActivitySchedule>(undefined);

  useEffect(() => {
    const gone = new AbortController();
    fetch('/api/activity', { signal: gone.signal })
      .then(async (response) => (response.ok ? ((await response.json()) as { items: Item[] }).items : []))
      .then(setItems)
      .catch(() => undefined);
    return () => gone.abort();
  }, []);

  useEffect(() => {
    if (!items.length) return;
    let memory = recalledMemory();
    const made = new ActivitySchedule({
      now: () => Date.now(),
      after: (ms, call) => {
        const timer = setTimeout(call, ms);
        return () => clearTimeout(timer);
      },
      random: Math.random,
      read: () => memory,
      write: (next) => {
        memory = next;
        remember('sessionStorage', memoryKey, JSON.stringify(next));
      },
      show: setMessage,
    });
    schedule.current = made;
    made.start();
    return () => made.stop();
  }, [items]);

  const item = message === null ? undefined : items[message % items.length];
  if (!item) return null;
  return (
    <aside
      aria-label="Recent activity"
      className="floats-left fixed z-30 flex w-[min(22rem,calc(100vw-6.5rem))] items-start gap-3 rounded-2 bg-raised py-3 pr-1.5 pl-4 text-ui text-ink shadow-2 inset-ring-1 inset-ring-line motion-safe:animate-arrive"
    >
      <HalfSun />
      <p className="min-w-0 flex-1 py-0.5 leading-snug">
        <b>{item.name}</b> from {item.location} {item.action}
        <span className="mt-1 flex flex-wrap items-center gap-2 text-small text-ink-2">
          <RelativeTime at={item.at} />
          {item.sample && <Tag>sample</Tag>}
        </span>
      </p>
      <IconButton icon={X} size={18} label="Close" onClick={() => schedule.current?.close()} />
    </aside>
  );
}

/** Half a sun on its horizon. */
function HalfSun() {
  return (
    <svg viewBox="0 0 28 16" aria-hidden="true" className="mt-1.5 w-7 shrink-0">
      <path d="M6 14a8 8 0 0 1 16 0z" fill="var(--sun)" />
      <path d="M1 14.5h26" stroke="var(--ink)" strokeWidth="1.6" strokeLinecap="round" />
    </svg>
  );
}

const memoryKey = 'activity';

/** What the session remembers of a page before this one. */
function recalledMemory(): ActivityMemory {
  try {
    const kept = JSON.parse(recall('sessionStorage', memoryKey) ?? '') as Partial<ActivityMemory>;
    return { count: Number(kept.count) || 0, lastEndedAt: typeof kept.lastEndedAt === 'number' ? kept.lastEndedAt : null };
  } catch {
    return { count: 0, lastEndedAt: null };
  }
}

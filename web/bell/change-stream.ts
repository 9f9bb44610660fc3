/** Some of the person's data may have changed, or their session is over. */
export type Change = 'change' | 'signed-out';

/** Name of the lock whose holder keeps the stream open, and of the channel that informs other tabs. */
const name = 'notifications-changes';
/** First delay before reopening a stream that the server or a proxy refused. It doubles up to the longest delay. */
const firstRetryMs = 1000;
const longestRetryMs = 30_000;
/** The server asks for a reload at least every 30 s. A stream that's silent for longer is dead, for example after a change of network. */
const silentMs = 40_000;
/** If other tabs are silent for longer, the one with the stream is asleep. One that's awake has reopened a dead stream before. */
const asleepMs = silentMs + 5_000;

/**
 * Calls `hear` on every change until the returned function is called. All tabs of a browser share one stream: the tab that
 * holds the lock keeps it open and informs the others. When it closes, the next tab takes over. Browsers put tabs in the background
 * to sleep without taking their lock, so a visible tab that hears nothing takes it.
 */
export function hearChanges(hear: (change: Change) => void): () => void {
  const gone = new AbortController();
  const tabs = new BroadcastChannel(name);
  let heardAt = Date.now();
  tabs.onmessage = ({ data }: MessageEvent<Change>) => {
    heardAt = Date.now();
    hear(data);
  };
  const tell = (change: Change) => {
    if (gone.signal.aborted) return;
    hear(change);
    tabs.postMessage(change);
  };
  // Without locks (on plain HTTP), each tab has its own stream.
  if (!navigator.locks) void keepStream(tell, gone.signal);
  else {
    const lock = holdLock((stop) => keepStream(tell, stop), gone.signal);
    // The one with the stream begins with a change event. The others read what changed since their page was made.
    const hearIfOther = ({ held }: LockManagerSnapshot) => {
      if (!gone.signal.aborted && !lock.isHeld() && held?.some((one) => one.name === name)) hear('change');
    };
    // A page that's being left is refused this, too.
    navigator.locks.query().then(hearIfOther, () => undefined);
    const check = () => {
      if (document.hidden || lock.isHeld() || Date.now() - heardAt < asleepMs) return;
      heardAt = Date.now();
      lock.steal();
    };
    const timer = setInterval(check, asleepMs / 9);
    document.addEventListener('visibilitychange', check);
    gone.signal.addEventListener('abort', () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
    });
  }
  return () => {
    gone.abort();
    tabs.close();
  };
}

/** Waits for the lock and does `work` while holding it. Waits again if another tab steals it. */
function holdLock(work: (stop: AbortSignal) => Promise<void>, gone: AbortSignal): { isHeld: () => boolean; steal: () => void } {
  let turn = new AbortController();
  let isHeld = false;
  const request = (steal: boolean) => {
    const own = new AbortController();
    turn = own;
    const hold = () => {
      isHeld = true;
      return work(own.signal);
    };
    // The browser allows no signal with a steal.
    const granted = navigator.locks.request(name, steal ? { steal } : { signal: own.signal }, hold);
    void granted
      .then(
        () => false,
        (error: DOMException) => error.name === 'AbortError',
      )
      .then((isStolen) => {
        if (turn !== own) return;
        isHeld = false;
        own.abort();
        // Any other refusal stays one: a page that's being left gets no lock. Requests without end would freeze the next page too.
        if (isStolen && !gone.aborted) request(false);
      });
  };
  request(false);
  gone.addEventListener('abort', () => turn.abort());
  return {
    isHeld: () => isHeld,
    steal: () => {
      turn.abort();
      request(true);
    },
  };
}

/**
 * Keeps a stream open until stopped. The browser reopens a lost one. A refused or silent one is reopened here, right away when
 * the network is back. The server sends a change event at the start of every connection.
 */
function keepStream(tell: (change: Change) => void, stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    let source: EventSource;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let retryMs = firstRetryMs;
    const openIn = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(open, ms);
    };
    const open = () => {
      source?.close();
      source = new EventSource('/api/events');
      source.addEventListener('change', () => {
        retryMs = firstRetryMs;
        openIn(silentMs);
        tell('change');
      });
      source.addEventListener('signed-out', () => {
        // Otherwise the browser would reconnect immediately.
        source.close();
        tell('signed-out');
        openIn(longestRetryMs);
      });
      source.addEventListener('error', () => {
        if (source.readyState !== EventSource.CLOSED) return;
        openIn(retryMs * (0.5 + Math.random()));
        retryMs = Math.min(2 * retryMs, longestRetryMs);
      });
      openIn(silentMs);
    };
    open();
    addEventListener('online', open);
    stop.addEventListener('abort', () => {
      clearTimeout(timer);
      removeEventListener('online', open);
      source.close();
      resolve();
    });
  });
}

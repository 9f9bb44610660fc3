const RealDate = Date;
let nowMs: number | undefined;

/** Stops the clock of this process at a moment; it continues only when it is set again. Timers run on. */
export function setClock(to: Date): void {
  nowMs = to.getTime();
  globalThis.Date = StoppedDate as DateConstructor;
}

/** Lets the clock of this process go again. */
export function releaseClock(): void {
  globalThis.Date = RealDate;
}

class StoppedDate extends RealDate {
  constructor(...given: unknown[]) {
    super(...((given.length === 0 ? [nowMs] : given) as [number]));
  }

  static override now(): number {
    return nowMs ?? RealDate.now();
  }
}

let leaving = false;

/** From now on, /healthz and /readyz answer 503, so proxies send new requests elsewhere. Everything else is still answered. */
export function startLeaving(): void {
  leaving = true;
}

export function isLeaving(): boolean {
  return leaving;
}

let leaving = false;

/** From now on, /readyz says that this process is about to stop, so proxies send new requests elsewhere. It still answers them. */
export function startLeaving(): void {
  leaving = true;
}

export function isLeaving(): boolean {
  return leaving;
}

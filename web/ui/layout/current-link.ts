/** Where a navigation link is current: on its own path and below it, with `end` only on its own, and on and below the paths in `alsoOn`. */
export interface CurrentOn {
  to: string;
  end?: boolean;
  alsoOn?: string[];
}

/** True if a link is current on a path. */
export function isCurrent({ to, end, alsoOn = [] }: CurrentOn, pathname: string): boolean {
  const [own = ''] = to.split('?');
  const isBelow = (path: string) => pathname.startsWith(`${path}/`);
  return pathname === own || (!end && isBelow(own)) || alsoOn.some((path) => pathname === path || isBelow(path));
}

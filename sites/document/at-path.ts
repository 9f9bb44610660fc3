/** The value at a path such as `services.0.name`, through groups and lists. The path '' is the value itself. */
export function valueAt(value: unknown, path: string): unknown {
  const keys = path ? path.split('.') : [];
  return keys.reduce<unknown>((part, key) => (isObject(part) && Object.hasOwn(part, key) ? part[key] : undefined), value);
}

/** The group or list that contains the value at a path, and the value's key in it. Change `holder` to change the value. */
export function holderAt(value: unknown, path: string): { holder: Record<string, unknown> | undefined; key: string } {
  const dot = path.lastIndexOf('.');
  const holder = valueAt(value, path.slice(0, Math.max(0, dot)));
  return { holder: isObject(holder) ? holder : undefined, key: path.slice(dot + 1) };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object';
}

/** The JSON object or list in a model's reply: the reply itself, or text that holds one, fenced or between other words. Never throws. */
export function jsonIn(reply: unknown): object | undefined {
  const value = typeof reply === 'string' ? parsedFrom(reply) : reply;
  return value !== null && typeof value === 'object' ? value : undefined;
}

function parsedFrom(text: string): unknown {
  const fences = [...text.matchAll(/```(?:json)?([\s\S]*?)```/gi)].map(([, inside = '']) => inside);
  for (const candidate of [text, ...fences, between(text, '{', '}'), between(text, '[', ']')]) {
    const value = parsed(candidate);
    if (value !== null && typeof value === 'object') return value;
  }
  return undefined;
}

function between(text: string, open: string, close: string): string {
  const start = text.indexOf(open);
  return start < 0 ? '' : text.slice(start, text.lastIndexOf(close) + 1);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A property of the object itself. JSON may hold `__proto__`, and getters may throw. */
export function own(value: object, key: string): unknown {
  const property = Object.getOwnPropertyDescriptor(value, key);
  return property && 'value' in property ? property.value : undefined;
}

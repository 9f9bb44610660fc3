import pino from 'pino';
import { vi } from 'vitest';
import { log } from '../../base/log.ts';

/** Collects what the product logs from here on, which tests otherwise silence. Call `stop` at the end. */
export function collectLog(): { lines: Record<string, unknown>[]; stop: () => void } {
  const lines: Record<string, unknown>[] = [];
  const { level } = log;
  log.level = 'info';
  const stream = (log as unknown as Record<symbol, { write: (line: string) => void }>)[pino.symbols.streamSym];
  if (!stream) throw new Error('The log has no stream.');
  const write = vi.spyOn(stream, 'write').mockImplementation((line) => void lines.push(JSON.parse(line)));
  return {
    lines,
    stop: () => {
      write.mockRestore();
      log.level = level;
    },
  };
}

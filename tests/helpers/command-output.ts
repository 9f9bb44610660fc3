import { vi } from 'vitest';

/** What a run of one of our commands prints, and its exit code. */
export async function outputOf(running: () => Promise<number>): Promise<{ code: number; output: string }> {
  const output: string[] = [];
  const keep = (text: string | Uint8Array) => output.push(String(text)) > 0;
  const spies = [vi.spyOn(process.stdout, 'write').mockImplementation(keep), vi.spyOn(process.stderr, 'write').mockImplementation(keep)];
  const code = await running().finally(() => {
    for (const spy of spies) spy.mockRestore();
  });
  return { code, output: output.join('') };
}

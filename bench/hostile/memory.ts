import { readFileSync } from 'node:fs';

const sampleMs = 25;

/** Resident memory of a process and its children, as Linux counts it, in MB. */
export function residentMb(pid: number): number {
  return [pid, ...childrenOf(pid)].reduce((sum, one) => sum + statusMb(one), 0);
}

/** Samples that memory every 25 ms. `stop` returns the peak. */
export function watchMemory(pid: number): { stop: () => number } {
  let highest = 0;
  const timer = setInterval(() => {
    highest = Math.max(highest, residentMb(pid));
  }, sampleMs);
  return {
    stop: () => {
      clearInterval(timer);
      return highest;
    },
  };
}

function childrenOf(pid: number): number[] {
  return read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number);
}

function statusMb(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) / 1024;
}

/** A file's content, or '' if the process has ended. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
